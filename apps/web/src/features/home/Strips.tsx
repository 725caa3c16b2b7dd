import { medal01 } from '@storefront/imagery/medal-01'
import { medal02 } from '@storefront/imagery/medal-02'
import { medal03 } from '@storefront/imagery/medal-03'
import { medal04 } from '@storefront/imagery/medal-04'
import { medal08 } from '@storefront/imagery/medal-08'
import { medal09 } from '@storefront/imagery/medal-09'
import { medal10 } from '@storefront/imagery/medal-10'
import { buttonLook, Picture, Section, SectionHeading } from '@storefront/ui'
import { useTranslation } from '../../shared/i18n/useTranslation.ts'

import { useLanguage } from '../../shared/i18n/useLanguage.ts'
import { LocalizedLink } from '../../shared/navigation/LocalizedLink.tsx'
import { processSteps } from '../process/process.ts'
import styles from './Strips.module.css'

/** The five steps as one strip of engravings. */
export function ProcessStrip() {
  const { t } = useTranslation('home')
  const language = useLanguage()
  return (
    <Section width="bleed" aria-labelledby="process">
      <div className={styles.processHead}>
        <SectionHeading titleId="process" eyebrow={t('process.eyebrow')} title={t('process.title')}>
          <p>{t('process.text')}</p>
        </SectionHeading>
        <LocalizedLink to="/Procesos" {...buttonLook({ variant: 'secondary' })}>
          {t('process.link')}
        </LocalizedLink>
      </div>
      <ol className={styles.processStrip}>
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

const medals = [medal03, medal02, medal10, medal01, medal09, medal08, medal04]
const numbers = ['recognitions', 'metals', 'fruit'] as const

/** A row of medals from edge to edge, and what they count up to. */
export function MedalRow() {
  const { t } = useTranslation('home')
  return (
    <Section
      className={styles.medalSection}
      world="night"
      width="bleed"
      aria-labelledby="recognitions"
    >
      <div className={styles.medals} aria-hidden="true">
        {medals.map((medal) => (
          <Picture key={medal.src} picture={medal} alt="" sizes="(width < 48rem) 30vw, 15vw" />
        ))}
      </div>
      <div className={styles.medalWords}>
        <SectionHeading
          titleId="recognitions"
          eyebrow={t('recognitions.eyebrow')}
          title={t('recognitions.title')}
        >
          <p>{t('recognitions.text')}</p>
        </SectionHeading>
        <dl className={styles.numbers}>
          {numbers.map((number) => (
            <div key={number}>
              <dt>{t(`recognitions.${number}.label`)}</dt>
              <dd>{t(`recognitions.${number}.count`)}</dd>
            </div>
          ))}
        </dl>
        <LocalizedLink to="/Reconocimientos" {...buttonLook({ variant: 'secondary' })}>
          {t('recognitions.link')}
        </LocalizedLink>
      </div>
    </Section>
  )
}
