import { buttonLook, Picture } from '@storefront/ui'
import { useId } from 'react'
import { useTranslation } from 'react-i18next'

import { useLanguage } from '../../shared/i18n/useLanguage.ts'
import { LocalizedLink } from '../../shared/navigation/LocalizedLink.tsx'
import type { Cocktail } from '../cocktails/Cocktail.ts'
import { old } from '../cocktails/cocktails.ts'
import { tonic } from '../cocktails/homeCocktails.ts'
import styles from './BottleEnd.module.css'
import { BottleShelf } from './BottleShelf.tsx'
import { distilled, type ProductContent, products, reposado, tripleDistilled } from './products.ts'
import { useShop } from './useShop.ts'

/** The end of the distilled bottle's page. */
export function DistilledEnd() {
  const { t } = useTranslation('catalog')
  return (
    <>
      <OtherBottles bottles={[tripleDistilled, reposado]} />
      <CocktailOfBottle cocktail={tonic} text={t('distilled.cocktail')} />
    </>
  )
}

/** The end of the triple-distilled bottle's page, which also has three cards that lead to the history (spec section 2.10). */
export function TripleDistilledEnd() {
  const { t } = useTranslation('catalog')
  return (
    <>
      <OtherBottles bottles={[distilled, reposado]} />
      <OurProducts />
      <CocktailOfBottle cocktail={old} text={t('tripleDistilled.cocktail')} />
    </>
  )
}

/** The two bottles beside the page's own, with today's prices. */
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

/** The three bottles by name: where two of them come from the history tells, the third is to come. */
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
                {...buttonLook({ variant: 'quiet', className: styles.link })}
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
  /** How it goes with this bottle. */
  readonly text: string
}

/** A drink to begin with, and the way to its recipe. */
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
        <LocalizedLink to={`/Cocteles#${cocktail.id}`} {...buttonLook({ variant: 'secondary' })}>
          {t('recipe')}
        </LocalizedLink>
      </div>
    </section>
  )
}
