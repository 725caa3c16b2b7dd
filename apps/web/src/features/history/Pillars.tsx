import { Section, SectionHeading } from '@storefront/ui'
import { useTranslation } from 'react-i18next'

import { pillars } from './pillars.ts'
import { useLanguage } from '../../shared/i18n/useLanguage.ts'
import styles from './Pillars.module.css'

/** Five columns under one beam. */
export function Pillars() {
  const { t } = useTranslation('history')
  const language = useLanguage()
  return (
    <Section className={styles.section} aria-labelledby="pillars">
      <SectionHeading titleId="pillars" title={t('pillars.title')}>
        <p>{t('pillars.lead')}</p>
      </SectionHeading>
      <ol className={styles.pillars}>
        {pillars.map(({ name, text }) => (
          <li key={name.en} className={styles.pillar}>
            <h3>{name[language]}</h3>
            <p>{text[language]}</p>
          </li>
        ))}
      </ol>
    </Section>
  )
}
