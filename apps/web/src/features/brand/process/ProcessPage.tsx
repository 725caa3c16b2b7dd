import { Picture, Section, SectionHeading, Text } from '@storefront/ui'
import { useTranslation } from 'react-i18next'

import { useLanguage } from '../../../shared/i18n/useLanguage.ts'
import { BelowTheFold } from '../../../shared/navigation/BelowTheFold.tsx'
import { NextPages } from '../../../shared/navigation/NextPages.tsx'
import { PageHead } from '../../../shared/navigation/PageHead.tsx'
import { Journey } from './Journey.tsx'
import styles from './ProcessPage.module.css'
import { team } from './team.ts'

/** `/Procesos`: the five steps and the team (spec section 2.13). */
export function Page() {
  const { t } = useTranslation(['process', 'layout'])
  return (
    <div className={styles.page}>
      <PageHead path="/Procesos" title={t('title')} description={t('description')} />
      <header className={styles.opening}>
        <h1>{t('heading')}</h1>
        <p>{t('lead')}</p>
      </header>
      <Journey />
      <BelowTheFold>
        <Team />
        <NextPages
          links={[
            { to: '/NuestraHistoria', label: t('layout:history') },
            { to: '/Cocteles', label: t('toCocktails') },
          ]}
        />
      </BelowTheFold>
    </div>
  )
}

/** The team, with a note that the portraits are placeholders. */
function Team() {
  const { t } = useTranslation('process')
  const language = useLanguage()
  return (
    <Section aria-labelledby="team" className={styles.team}>
      <div className={styles.people}>
        <header className={styles.teamHead}>
          <SectionHeading titleId="team" title={t('team.title')} />
          <Text look="note">{t('team.note')}</Text>
        </header>
        <ul className={styles.members}>
          {team.map(({ id, name, role, text, picture, alt }) => (
            <li key={id} className={styles.member}>
              <Picture picture={picture} alt={alt[language]} sizes="(width < 40rem) 40vw, 18rem" />
              <div className={styles.words}>
                <Text as="h3" look="title">
                  {name}
                </Text>
                <Text look="eyebrow">{role[language]}</Text>
                <p>{text[language]}</p>
              </div>
            </li>
          ))}
        </ul>
      </div>
    </Section>
  )
}
