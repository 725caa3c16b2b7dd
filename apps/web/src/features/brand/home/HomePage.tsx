import { emblemPlateTall } from '@storefront/imagery/emblem-plate-tall'
import { emblemPlateWide } from '@storefront/imagery/emblem-plate-wide'
import { legendSerpent } from '@storefront/imagery/legend-serpent'
import { buttonAttributes, Picture, Section, SectionHeading } from '@storefront/ui'
import { useTranslation } from 'react-i18next'

import { BelowTheFold } from '../../../shared/navigation/BelowTheFold.tsx'
import { LocalizedLink } from '../../../shared/navigation/LocalizedLink.tsx'
import { PageHead } from '../../../shared/navigation/PageHead.tsx'
import { Hero } from './Hero.tsx'
import { HomeBottles } from './HomeBottles.tsx'
import styles from './HomePage.module.css'
import { InTheGlass } from './InTheGlass.tsx'
import { ProcessTeaser } from './ProcessTeaser.tsx'
import { RecognitionsTeaser } from './RecognitionsTeaser.tsx'

/** `/home` (spec section 2.7). */
export function Page() {
  const { t } = useTranslation('home')
  return (
    <>
      <PageHead path="/home" title={t('title')} description={t('description')} />
      <Hero />
      <BelowTheFold>
        <Introduction />
        <HomeBottles />
        <ProcessTeaser />
        <RecognitionsTeaser />
        <InTheGlass />
        <LegendTeaser />
      </BelowTheFold>
    </>
  )
}

/** The brand in two paragraphs, beside its emblem: the serpent round the fruit. */
function Introduction() {
  const { t } = useTranslation('home')
  return (
    <Section className={styles.introduction} aria-labelledby="introduction">
      <div className={styles.introductionWords}>
        <SectionHeading titleId="introduction" title={t('intro.title')} />
        <p className={styles.introductionLead}>{t('intro.first')}</p>
        <p>{t('intro.second')}</p>
        <LocalizedLink to="/NuestraHistoria" {...buttonAttributes({ variant: 'quiet' })}>
          {t('intro.link')}
        </LocalizedLink>
      </div>
      <Picture
        className={styles.serpent}
        picture={emblemPlateWide}
        narrowPicture={emblemPlateTall}
        alt={t('intro.alt')}
        sizes="(width < 48rem) 118vw, (width < 60rem) 124vw, min(80vw, 70rem)"
      />
    </Section>
  )
}

/** The first legend, with a link to it on the history page. */
function LegendTeaser() {
  const { t } = useTranslation('home')
  return (
    <Section world="night" aria-labelledby="legend">
      <div className={styles.legend}>
        <Picture
          picture={legendSerpent}
          alt={t('legend.alt')}
          sizes="(width < 48rem) 100vw, 40rem"
        />
        <div className={styles.legendWords}>
          <SectionHeading titleId="legend" title={t('legend.title')}>
            <p>{t('legend.text')}</p>
          </SectionHeading>
          <LocalizedLink to="/NuestraHistoria#serpent" {...buttonAttributes({ variant: 'quiet' })}>
            {t('legend.link')}
          </LocalizedLink>
        </div>
      </div>
    </Section>
  )
}
