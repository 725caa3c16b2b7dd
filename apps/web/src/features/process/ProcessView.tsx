import { Section, SectionHeading } from '@storefront/ui'
import { useTranslation } from 'react-i18next'

import { NextPages } from '../../shared/navigation/NextPages.tsx'
import styles from './ProcessView.module.css'
import { Steps } from './Steps.tsx'
import { Team } from './Team.tsx'

/** The five steps, one at a time, and the three people behind them. */
export function ProcessView() {
  const { t } = useTranslation('process')
  return (
    <>
      <Section className={styles.steps}>
        <SectionHeading
          className={styles.heading}
          level={1}
          eyebrow={t('title')}
          title={t('heading')}
        >
          <p>{t('lead')}</p>
        </SectionHeading>
        <Steps />
      </Section>
      <Team />
      <NextPages
        title={t('next.title')}
        links={[
          { to: '/NuestraHistoria', label: t('next.history') },
          { to: '/Cocteles', label: t('next.cocktails') },
        ]}
      />
    </>
  )
}
