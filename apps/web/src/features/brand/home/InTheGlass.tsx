import { pourMedium } from '@storefront/imagery/pour-medium'
import { pourTall } from '@storefront/imagery/pour-tall'
import { pourWide } from '@storefront/imagery/pour-wide'
import { buttonAttributes, Picture, Section, SectionHeading } from '@storefront/ui'
import { useTranslation } from 'react-i18next'

import { LocalizedLink } from '../../../shared/navigation/LocalizedLink.tsx'
import { CocktailCard } from '../cocktails/CocktailCard.tsx'
import { CocktailCounter } from '../cocktails/CocktailCounter.tsx'
import { homeCocktails } from '../cocktails/homeCocktails.ts'
import styles from './InTheGlass.module.css'

/** Three in a row; phones show one and a part of the next. */
const cardSizes = '(width < 40rem) 87vw, (width < 75rem) 50vw, min(34vw, 40rem)'

export function InTheGlass() {
  return (
    <>
      <Pour />
      <CocktailTrio />
    </>
  )
}

/** A picture as wide as the window, with a link to the products. */
function Pour() {
  const { t } = useTranslation('home')
  return (
    <section className={styles.pour} data-world="night" aria-labelledby="pour">
      <Picture
        className={styles.pourPicture}
        picture={pourWide}
        mediumPicture={pourMedium}
        narrowPicture={pourTall}
        alt={t('pour.alt')}
        sizes="(width < 48rem) 82vw, max(100vw, 53rem)"
        fit="cover"
      />
      <div className={styles.pourWords}>
        <h2 id="pour">{t('pour.title')}</h2>
        <p>{t('pour.text')}</p>
        <LocalizedLink to="/products" {...buttonAttributes({ variant: 'secondary' })}>
          {t('pour.link')}
        </LocalizedLink>
      </div>
    </section>
  )
}

/** Three cocktail cards (spec section 2.7). */
function CocktailTrio() {
  const { t } = useTranslation('home')
  return (
    <Section className={styles.trio} width="bleed" aria-labelledby="cocktails">
      <div className={styles.head}>
        <SectionHeading titleId="cocktails" title={t('cocktails.title')}>
          <p>{t('cocktails.text')}</p>
        </SectionHeading>
        <LocalizedLink to="/Cocteles" {...buttonAttributes({ variant: 'secondary' })}>
          {t('cocktails.link')}
        </LocalizedLink>
      </div>
      <CocktailCounter isRow>
        {homeCocktails.map((cocktail) => (
          <CocktailCard key={cocktail.id} cocktail={cocktail} headingLevel={3} sizes={cardSizes} />
        ))}
      </CocktailCounter>
    </Section>
  )
}
