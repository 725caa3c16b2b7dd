import { Section, SectionHeading } from '@storefront/ui'
import { useTranslation } from 'react-i18next'

import { legends } from './legends.ts'
import { LegendEntry } from './LegendEntry.tsx'
import styles from './Legends.module.css'

/** The two legends; each unfolds by itself (spec section 4, "Legend panels"). */
export function Legends() {
  const { t } = useTranslation('history')
  return (
    <Section aria-labelledby="legends">
      <SectionHeading titleId="legends" title={t('legends.title')}>
        <p>{t('legends.lead')}</p>
      </SectionHeading>
      <div className={styles.legends}>
        {legends.map((legend) => (
          <LegendEntry key={legend.id} legend={legend} />
        ))}
      </div>
      <p className={styles.note}>{t('legends.note')}</p>
    </Section>
  )
}
