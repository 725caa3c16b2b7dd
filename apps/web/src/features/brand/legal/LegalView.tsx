import { mailLink, shopContact } from '@storefront/brand/contact'
import type { Localized, ShopSettings } from '@storefront/domain'
import { Section, SectionHeading, Text } from '@storefront/ui'
import type { ReactNode } from 'react'
import { useTranslation } from 'react-i18next'

import { useLanguage } from '../../../shared/i18n/useLanguage.ts'
import styles from './LegalView.module.css'

/** A numbered part of a legal text. */
export interface Clause {
  /** Its anchor on the page, the same in both languages. */
  readonly id: string
  readonly title: Localized<string>
  /** Paragraphs; an array of strings is a list. */
  readonly body: Localized<readonly (string | readonly string[])[]>
  readonly records?: readonly StoredRecord[]
}

/** Something the site stores about a visitor. */
export interface StoredRecord {
  readonly what: Localized<string>
  /** Its keys in the browser's storage, where a visitor can look it up. */
  readonly keys?: readonly string[]
  readonly where: Localized<string>
  readonly why: Localized<string>
  readonly howLong: Localized<string>
}

export interface LegalText {
  readonly lead: Localized<string>
  readonly clauses: readonly Clause[]
}

interface LegalViewProps {
  readonly title: string
  readonly text: LegalText
  readonly settings: ShopSettings
}

/** A legal text with a table of contents, numbered clauses and the contact. */
export function LegalView({ title, text, settings }: LegalViewProps) {
  const { t } = useTranslation('legal')
  const language = useLanguage()
  const { email } = shopContact(settings)
  const entries = [
    ...text.clauses.map((clause) => ({ id: clause.id, title: clause.title[language] })),
    { id: 'contact', title: t('contact.title') },
  ]
  return (
    <Section>
      <SectionHeading level={1} eyebrow={t('eyebrow')} title={title}>
        <p>{text.lead[language]}</p>
      </SectionHeading>
      <div className={styles.columns}>
        <nav className={styles.contents} aria-labelledby="contents">
          <Text as="h2" look="eyebrow" id="contents">
            {t('contents')}
          </Text>
          <ol className={styles.entries}>
            {entries.map((entry) => (
              <li key={entry.id}>
                <a href={`#${entry.id}`}>{entry.title}</a>
              </li>
            ))}
          </ol>
        </nav>
        <div className={styles.clauses}>
          {text.clauses.map((clause) => (
            <LegalClause key={clause.id} id={clause.id} title={clause.title[language]}>
              <ClauseBody clause={clause} />
            </LegalClause>
          ))}
          <LegalClause id="contact" title={t('contact.title')}>
            <p>
              {t('contact.text')} <a href={mailLink(email)}>{email}</a>
            </p>
          </LegalClause>
        </div>
      </div>
    </Section>
  )
}

interface LegalClauseProps {
  readonly id: string
  readonly title: string
  readonly children: ReactNode
}

/** A clause, numbered by CSS. */
function LegalClause({ id, title, children }: LegalClauseProps) {
  return (
    <section id={id} className={styles.clause} aria-labelledby={`${id}-title`}>
      <h2 id={`${id}-title`} className={styles.title}>
        {title}
      </h2>
      {children}
    </section>
  )
}

interface ClauseBodyProps {
  readonly clause: Clause
}

function ClauseBody({ clause }: ClauseBodyProps) {
  const language = useLanguage()
  return (
    <>
      {clause.body[language].map((block) =>
        typeof block === 'string' ? (
          <p key={block}>{block}</p>
        ) : (
          <ul key={block.join()} className={styles.points}>
            {block.map((point) => (
              <li key={point}>{point}</li>
            ))}
          </ul>
        ),
      )}
      {clause.records !== undefined && (
        <>
          <StoredRecords records={clause.records} />
          <StoredKeys records={clause.records} />
        </>
      )}
    </>
  )
}

interface StoredRecordsProps {
  readonly records: readonly StoredRecord[]
}

/** A technical note, folded: the keys in the browser's storage. */
function StoredKeys({ records }: StoredRecordsProps) {
  const { t } = useTranslation('legal')
  const language = useLanguage()
  return (
    <details className={styles.keys}>
      <summary>{t('keys.title')}</summary>
      <p>{t('keys.text')}</p>
      <dl>
        {records.map(
          ({ what, keys }) =>
            keys !== undefined && (
              <div key={what.en}>
                <dt>{what[language]}</dt>
                {keys.map((key) => (
                  <dd key={key}>
                    <code translate="no">{key}</code>
                  </dd>
                ))}
              </div>
            ),
        )}
      </dl>
    </details>
  )
}

/** The stored data: where, what for and for how long. */
function StoredRecords({ records }: StoredRecordsProps) {
  const { t } = useTranslation('legal')
  const language = useLanguage()
  return (
    <ul>
      {records.map(({ what, where, why, howLong }) => (
        <li key={what.en} className={styles.record}>
          <h3 className={styles.what}>{what[language]}</h3>
          <dl className={styles.facts}>
            <dt>{t('where')}</dt>
            <dd>{where[language]}</dd>
            <dt>{t('why')}</dt>
            <dd>{why[language]}</dd>
            <dt>{t('howLong')}</dt>
            <dd>{howLong[language]}</dd>
          </dl>
        </li>
      ))}
    </ul>
  )
}
