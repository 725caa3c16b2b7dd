import { Section, SectionHeading } from '@storefront/ui'
import { useTranslation } from 'react-i18next'

import { tribute } from './history.ts'
import { useLanguage } from '../../shared/i18n/useLanguage.ts'
import { Prose } from './Prose.tsx'
import styles from './Tribute.module.css'

/** Whom the bottles are dedicated to. */
export function Tribute() {
  const { t } = useTranslation('history')
  const language = useLanguage()
  return (
    <Section aria-labelledby="tribute">
      <div className={styles.columns}>
        <SectionHeading titleId="tribute" eyebrow={t('tribute')} title={tribute.title[language]} />
        <Prose paragraphs={tribute.paragraphs[language]} />
      </div>
    </Section>
  )
}
