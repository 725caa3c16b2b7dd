import { heroTall } from '@storefront/imagery/hero-tall'
import { heroWide } from '@storefront/imagery/hero-wide'
import { legendSerpent } from '@storefront/imagery/legend-serpent'
import {
  buttonLook,
  EngravedEmblem,
  Eyebrow,
  Picture,
  Section,
  SectionHeading,
} from '@storefront/ui'
import { useTranslation } from 'react-i18next'

import { HydrateWhenVisible } from '../../shared/lazy/HydrateWhenVisible.tsx'
import { lazyPart } from '../../shared/lazy/lazyPart.tsx'
import { BelowTheFold } from '../../shared/navigation/BelowTheFold.tsx'
import { LocalizedLink } from '../../shared/navigation/LocalizedLink.tsx'
import { PageHead } from '../../shared/navigation/PageHead.tsx'
import styles from './HomePage.module.css'
import { MedalRow, ProcessStrip } from './Strips.tsx'

/** Down the page, with what sells a bottle. */
const Bottles = lazyPart(async () => (await import('./Bottles.tsx')).Bottles, {
  Fallback: () => null,
  namespace: 'catalog',
})

/** Further down, with recipes and cards that turn. */
const InTheGlass = lazyPart(async () => (await import('./InTheGlass.tsx')).InTheGlass, {
  Fallback: () => null,
})

/** `/home`: the brand's front door (spec section 2). */
export function Page() {
  const { t } = useTranslation('home')
  return (
    <>
      <PageHead path="/home" title={t('title')} description={t('description')} />
      <Hero />
      <BelowTheFold>
        <Introduction />
        <HydrateWhenVisible part={Bottles} />
        <ProcessStrip />
        <MedalRow />
        <HydrateWhenVisible part={InTheGlass} />
        <LegendTeaser />
      </BelowTheFold>
    </>
  )
}

/** The bottle in its light, the claim and one way on. */
function Hero() {
  const { t } = useTranslation('home')
  return (
    <section className={styles.hero} data-world="night">
      <Picture
        className={styles.heroPicture}
        picture={heroWide}
        narrow={heroTall}
        alt={t('heroAlt')}
        sizes="(width < 48rem) 100vw, max(100vw, 160svh)"
        fit="cover"
        priority
      />
      <div className={styles.heroWords}>
        <Eyebrow>{t('eyebrow')}</Eyebrow>
        <h1 className={styles.claim}>{t('claim')}</h1>
        <p className={styles.heroLead}>{t('lead')}</p>
        <LocalizedLink to="/products" {...buttonLook()}>
          {t('discover')}
        </LocalizedLink>
      </div>
    </section>
  )
}

/** What the brand is, beside the serpent it is called after. */
function Introduction() {
  const { t } = useTranslation('home')
  return (
    <Section className={styles.introduction} aria-labelledby="introduction">
      <div className={styles.introductionWords}>
        <SectionHeading titleId="introduction" title={t('intro.title')} />
        <p className={styles.introductionLead}>{t('intro.first')}</p>
        <p>{t('intro.second')}</p>
        <LocalizedLink to="/NuestraHistoria" {...buttonLook({ variant: 'quiet' })}>
          {t('intro.link')}
        </LocalizedLink>
      </div>
      <EngravedEmblem className={styles.serpent} />
    </Section>
  )
}

/** The last word: the serpent, and where its legend is told. */
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
          <LocalizedLink to="/NuestraHistoria#serpent" {...buttonLook({ variant: 'quiet' })}>
            {t('legend.link')}
          </LocalizedLink>
        </div>
      </div>
    </Section>
  )
}
