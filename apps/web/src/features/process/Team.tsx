import { Picture, Section, SectionHeading } from '@storefront/ui'
import { useTranslation } from 'react-i18next'

import { team } from './team.ts'
import { useLanguage } from '../../shared/i18n/useLanguage.ts'
import styles from './Team.module.css'

/** Three oval portraits; the note under them says what they are. */
export function Team() {
  const { t } = useTranslation('process')
  const language = useLanguage()
  return (
    <Section aria-labelledby="team" className={styles.section}>
      <SectionHeading titleId="team" title={t('team.title')}>
        <p>{t('team.lead')}</p>
      </SectionHeading>
      <ul className={styles.members}>
        {team.map(({ id, name, role, text, picture, alt }) => (
          <li key={id} className={styles.member}>
            <Picture picture={picture} alt={alt[language]} sizes="(width < 40rem) 40vw, 24rem" />
            <div className={styles.words}>
              <h3>{name}</h3>
              <p className={styles.role}>{role[language]}</p>
              <p>{text[language]}</p>
            </div>
          </li>
        ))}
      </ul>
      <p className={styles.note}>{t('team.note')}</p>
    </Section>
  )
}
