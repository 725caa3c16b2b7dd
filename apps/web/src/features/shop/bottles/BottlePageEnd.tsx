import { buttonAttributes, Picture, Text } from '@storefront/ui'
import { useTranslation } from 'react-i18next'

import { useLanguage } from '../../../shared/i18n/useLanguage.ts'
import { LocalizedLink } from '../../../shared/navigation/LocalizedLink.tsx'
import { cocktails } from '../../brand/cocktails/cocktails.ts'
import { BottleStand } from '../catalog/BottleStand.tsx'
import { distilledBottle } from '../catalog/distilledBottle.ts'
import { distilled, reposado, tripleDistilled, type ProductContent } from '../catalog/products.ts'
import { tripleDistilledBottle } from '../catalog/tripleDistilledBottle.ts'
import { AroundTheBottle } from './AroundTheBottle.tsx'
import styles from './BottlePageEnd.module.css'
import { distilledStory } from './distilledStory.ts'
import { Serving } from './Serving.tsx'
import { tripleDistilledStory } from './tripleDistilledStory.ts'

/** The last sections of the distilled bottle's page. */
export function DistilledPageEnd() {
  return (
    <>
      <AroundTheBottle bottle={distilledBottle} story={distilledStory} />
      <Serving serving={distilledStory.serving}>
        <Cocktails />
      </Serving>
      <OurProducts current={distilled} />
    </>
  )
}

/** The last sections of the triple-distilled bottle's page (spec section 2.10). */
export function TripleDistilledPageEnd() {
  return (
    <>
      <AroundTheBottle bottle={tripleDistilledBottle} story={tripleDistilledStory} />
      <Serving serving={tripleDistilledStory.serving} />
      <OurProducts current={tripleDistilled} />
    </>
  )
}

/** The cocktails as a row of plates, each with a link to its recipe. */
function Cocktails() {
  const { t } = useTranslation('catalog')
  const language = useLanguage()
  return (
    <div className={styles.cocktails}>
      <Text as="h3" look="title">
        {t('cocktails.title')}
      </Text>
      <LocalizedLink to="/Cocteles" {...buttonAttributes({ variant: 'quiet' })}>
        {t('cocktails.link')}
      </LocalizedLink>
      <ul className={styles.plates}>
        {cocktails.map(({ id, name, picture }) => (
          <li key={id}>
            <LocalizedLink to={`/Cocteles#${id}`}>
              <span className={styles.plate}>
                <Picture picture={picture} alt="" sizes="(width < 48rem) 25vw, 10rem" fit="cover" />
              </span>
              {name[language]}
            </LocalizedLink>
          </li>
        ))}
      </ul>
    </div>
  )
}

const family = [
  { product: distilled, words: 'family.distilled' },
  { product: tripleDistilled, words: 'family.tripleDistilled' },
  { product: reposado, words: 'family.reposado' },
] as const

/** The three bottles as one family: two link to the history page, the third is coming soon (spec section 2.10). */
function OurProducts({ current }: { readonly current: ProductContent }) {
  const { t } = useTranslation('catalog')
  return (
    <section className={styles.products} data-world="night" aria-labelledby="products">
      <div className={styles.family}>
        <h2 id="products">{t('family.title')}</h2>
        <p>{t('family.lead')}</p>
      </div>
      <div className={styles.cards}>
        {family.map(({ product, words }) => (
          <article key={product.id} className={styles.card}>
            <BottleStand
              product={product}
              moon={product.path === null ? 'new' : 'full'}
              travels={product.path !== null && product !== current}
            />
            <div className={styles.otherWords}>
              <Text as="h3" look="title">
                {product.path === null || product === current ? (
                  product.name
                ) : (
                  <LocalizedLink to={product.path}>{product.name}</LocalizedLink>
                )}
              </Text>
              <p>{t(words)}</p>
              {product.path === null ? (
                <p className={styles.soon}>{t('comingSoon')}</p>
              ) : (
                <LocalizedLink
                  to="/NuestraHistoria"
                  aria-label={t('learnMoreNamed', { name: product.name })}
                  {...buttonAttributes({ variant: 'quiet' })}
                >
                  {t('learnMore')}
                </LocalizedLink>
              )}
            </div>
          </article>
        ))}
      </div>
    </section>
  )
}
