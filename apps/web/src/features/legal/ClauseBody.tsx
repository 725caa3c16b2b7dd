import type { Clause } from './legalText.ts'
import { useLanguage } from '../../shared/i18n/useLanguage.ts'
import { StoredRecords } from './StoredRecords.tsx'

interface ClauseBodyProps {
  readonly clause: Clause
}

/** What a clause says: paragraphs, lists, and what is stored. */
export function ClauseBody({ clause }: ClauseBodyProps) {
  const language = useLanguage()
  return (
    <>
      {clause.body[language].map((block) =>
        typeof block === 'string' ? (
          <p key={block}>{block}</p>
        ) : (
          <ul key={block.join()}>
            {block.map((point) => (
              <li key={point}>{point}</li>
            ))}
          </ul>
        ),
      )}
      {clause.records !== undefined && <StoredRecords records={clause.records} />}
    </>
  )
}
