import { buttonLook, Section, SectionHeading } from '@storefront/ui'
import { useTranslation } from '../../shared/i18n/useTranslation.ts'

import { LocalizedLink } from '../../shared/navigation/LocalizedLink.tsx'
import { CocktailCard } from '../cocktails/CocktailCard.tsx'
import { homeCocktails } from '../cocktails/homeCocktails.ts'
import styles from './HomePage.module.css'

/** A tonic, a sour and a third (spec section 2); each turns to its recipe. */
export function CocktailTrio() {
  const { t } = useTranslation('home')
  return (
    <Section aria-labelledby="cocktails">
      <div className={styles.spread}>
        <div className={styles.head}>
          <SectionHeading
            titleId="cocktails"
            eyebrow={t('cocktails.eyebrow')}
            title={t('cocktails.title')}
          >
            <p>{t('cocktails.text')}</p>
          </SectionHeading>
          <LocalizedLink to="/Cocteles" {...buttonLook({ variant: 'secondary' })}>
            {t('cocktails.link')}
          </LocalizedLink>
        </div>
        {homeCocktails.map((cocktail) => (
          <CocktailCard key={cocktail.id} cocktail={cocktail} headingLevel={3} />
        ))}
      </div>
    </Section>
  )
}
