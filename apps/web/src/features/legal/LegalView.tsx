import { Banner, Section, SectionHeading } from '@storefront/ui'
import { useTranslation } from 'react-i18next'

import { brand } from '../../content/brand.ts'
import type { LegalText } from './legalText.ts'
import { useLanguage } from '../../shared/i18n/useLanguage.ts'
import { ClauseBody } from './ClauseBody.tsx'
import { LegalClause } from './LegalClause.tsx'
import styles from './LegalView.module.css'

interface LegalViewProps {
  readonly title: string
  readonly text: LegalText
}

/** A legal text: its contents beside it, numbered clauses, and whom to write to. */
export function LegalView({ title, text }: LegalViewProps) {
  const { t } = useTranslation('legal')
  const language = useLanguage()
  const entries = [
    ...text.clauses.map((clause) => ({ id: clause.id, title: clause.title[language] })),
    { id: 'contact', title: t('contact.title') },
  ]
  return (
    <Section className={styles.page}>
      <SectionHeading level={1} eyebrow={t('eyebrow')} title={title}>
        <p>{text.lead[language]}</p>
      </SectionHeading>
      <Banner role="note" tone="warning" className={styles.draft}>
        {t('draft')}
      </Banner>
      <div className={styles.columns}>
        <nav className={styles.contents} aria-labelledby="contents">
          <h2 id="contents" className={styles.contentsTitle}>
            {t('contents')}
          </h2>
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
              {t('contact.text')} <a href={`mailto:${brand.email}`}>{brand.email}</a>
            </p>
          </LegalClause>
        </div>
      </div>
    </Section>
  )
}
