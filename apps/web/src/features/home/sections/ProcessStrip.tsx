import { buttonLook, Picture, Section, SectionHeading } from '@storefront/ui'
import { useTranslation } from 'react-i18next'

import { processSteps } from '../../process/process.ts'
import { useLanguage } from '../../../shared/i18n/useLanguage.ts'
import { LocalizedLink } from '../../../shared/navigation/LocalizedLink.tsx'
import styles from './ProcessStrip.module.css'

/** The five steps as one strip of engravings. */
export function ProcessStrip() {
  const { t } = useTranslation('home')
  const language = useLanguage()
  return (
    <Section width="bleed" aria-labelledby="process">
      <div className={styles.head}>
        <SectionHeading titleId="process" eyebrow={t('process.eyebrow')} title={t('process.title')}>
          <p>{t('process.text')}</p>
        </SectionHeading>
        <LocalizedLink to="/Procesos" {...buttonLook({ variant: 'secondary' })}>
          {t('process.link')}
        </LocalizedLink>
      </div>
      <ol className={styles.strip}>
        {processSteps.map(({ id, numeral, name, picture, alt }) => (
          <li key={id} className={styles.step}>
            <Picture
              className={styles.engraving}
              picture={picture}
              alt={alt[language]}
              sizes="(width < 48rem) 6rem, 20vw"
            />
            <span className={styles.numeral} aria-hidden="true">
              {numeral}
            </span>
            <h3 className={styles.name}>{name[language]}</h3>
          </li>
        ))}
      </ol>
    </Section>
  )
}
