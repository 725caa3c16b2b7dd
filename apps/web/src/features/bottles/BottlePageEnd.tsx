import { buttonAttributes, Picture } from '@storefront/ui'
import { useId } from 'react'
import { useTranslation } from 'react-i18next'

import { useLanguage } from '../../shared/i18n/useLanguage.ts'
import { LocalizedLink } from '../../shared/navigation/LocalizedLink.tsx'
import type { Cocktail } from '../cocktails/Cocktail.ts'
import { old } from '../cocktails/cocktails.ts'
import { tonic } from '../cocktails/homeCocktails.ts'
import styles from './BottlePageEnd.module.css'
import { BottleShelf } from './BottleShelf.tsx'
import {
  distilled,
  type ProductContent,
  products,
  reposado,
  tripleDistilled,
} from '../catalog/products.ts'
import { useShop } from '../cart/useShop.ts'

/** The last sections of the distilled bottle's page. */
export function DistilledPageEnd() {
  const { t } = useTranslation('catalog')
  return (
    <>
      <OtherBottles bottles={[tripleDistilled, reposado]} />
      <CocktailOfBottle cocktail={tonic} text={t('distilled.cocktail')} />
    </>
  )
}

/** The last sections of the triple-distilled bottle's page (spec section 2.10). */
export function TripleDistilledPageEnd() {
  const { t } = useTranslation('catalog')
  return (
    <>
      <OtherBottles bottles={[distilled, reposado]} />
      <OurProducts />
      <CocktailOfBottle cocktail={old} text={t('tripleDistilled.cocktail')} />
    </>
  )
}

/** The two bottles that the page is not about, with today's prices. */
function OtherBottles({ bottles }: { readonly bottles: readonly ProductContent[] }) {
  const { t } = useTranslation('catalog')
  const shop = useShop()
  const titleId = useId()
  return (
    <section className={styles.others} data-world="night" aria-labelledby={titleId}>
      <h2 id={titleId}>{t('distilled.others')}</h2>
      <BottleShelf bottles={bottles} shop={shop} label={t('distilled.others')} />
    </section>
  )
}

/** The three bottles: two link to the history page, the third is coming soon. */
function OurProducts() {
  const { t } = useTranslation('catalog')
  const language = useLanguage()
  const titleId = useId()
  return (
    <section className={styles.products} data-world="night" aria-labelledby={titleId}>
      <h2 id={titleId}>{t('tripleDistilled.others')}</h2>
      <div className={styles.rows}>
        {products.map(({ id, name, note, path }) => (
          <article key={id} className={styles.row}>
            <h3>{name}</h3>
            <p>{note[language]}</p>
            {path === null ? (
              <p className={styles.soon}>{t('comingSoon')}</p>
            ) : (
              <LocalizedLink
                to="/NuestraHistoria"
                aria-label={t('learnMoreNamed', { name })}
                {...buttonAttributes({ variant: 'quiet', className: styles.link })}
              >
                {t('learnMore')}
              </LocalizedLink>
            )}
          </article>
        ))}
      </div>
    </section>
  )
}

interface CocktailOfBottleProps {
  readonly cocktail: Cocktail
  /** How it is mixed with this bottle. */
  readonly text: string
}

/** A cocktail with the page's bottle, and a link to its recipe. */
function CocktailOfBottle({ cocktail, text }: CocktailOfBottleProps) {
  const { t } = useTranslation('catalog')
  const language = useLanguage()
  const titleId = useId()
  return (
    <section className={styles.cocktail} data-world="paper" aria-labelledby={titleId}>
      <div className={styles.drink}>
        <Picture
          picture={cocktail.picture}
          alt={cocktail.alt[language]}
          sizes="(width < 48rem) 100vw, 50vw"
          fit="cover"
        />
      </div>
      <div className={styles.drinkWords}>
        <h2 id={titleId}>{t('inTheGlass', { name: cocktail.name })}</h2>
        <p>{text}</p>
        <LocalizedLink
          to={`/Cocteles#${cocktail.id}`}
          {...buttonAttributes({ variant: 'secondary' })}
        >
          {t('recipe')}
        </LocalizedLink>
      </div>
    </section>
  )
}
