import { legendSerpent } from '@storefront/imagery/legend-serpent'
import { buttonLook, Picture, Section, SectionHeading } from '@storefront/ui'
import { useTranslation } from 'react-i18next'

import { LocalizedLink } from '../../../shared/navigation/LocalizedLink.tsx'
import styles from './LegendTeaser.module.css'

/** The last word: the serpent, and where its legend is told. */
export function LegendTeaser() {
  const { t } = useTranslation('home')
  return (
    <Section world="night" className={styles.section} aria-labelledby="legend">
      <div className={styles.spread}>
        <Picture
          className={styles.picture}
          picture={legendSerpent}
          alt={t('legend.alt')}
          sizes="(width < 48rem) 100vw, 40rem"
        />
        <div className={styles.words}>
          <SectionHeading titleId="legend" eyebrow={t('legend.eyebrow')} title={t('legend.title')}>
            <p>{t('legend.text')}</p>
          </SectionHeading>
          <LocalizedLink to="/NuestraHistoria" {...buttonLook({ variant: 'quiet' })}>
            {t('legend.link')}
          </LocalizedLink>
        </div>
      </div>
    </Section>
  )
}
