import { brand } from '@storefront/brand'
import { formatMoney } from '@storefront/i18n'
import { Picture, Text, VisuallyHidden } from '@storefront/ui'
import { useTranslation } from 'react-i18next'

import { useLanguage } from '../../../shared/i18n/useLanguage.ts'
import type { Shop } from '../cart/useShop.ts'
import { paperCutOuts } from '../catalog/cutOuts.ts'
import { offerOf, priceToBuy } from '../catalog/offer.ts'
import { distilled, tripleDistilled, type Bottle } from '../catalog/products.ts'
import styles from './BottleComparison.module.css'

interface BottleComparisonProps {
  readonly bottles: readonly Bottle[]
  readonly shop: Shop
}

const differences = ['copper', 'taste', 'serve'] as const

/** The bottles in four lines; the last says by how much the third distillation costs more, and why. */
export function BottleComparison({ bottles, shop }: BottleComparisonProps) {
  const { t } = useTranslation('catalog')
  const language = useLanguage()
  const priceOf = (id: string) => priceToBuy(offerOf(shop, id))
  const [single, triple] = [priceOf(distilled.id), priceOf(tripleDistilled.id)]
  const moreCents = single === null || triple === null ? 0 : triple - single
  return (
    <section className={styles.comparison} data-world="paper" aria-labelledby="which">
      <div className={styles.head}>
        <h2 id="which">{t('comparison.title')}</h2>
        <p>{t('comparison.lead')}</p>
      </div>
      <table className={styles.table} aria-labelledby="which">
        <thead>
          <tr>
            <td aria-hidden="true" />
            {bottles.map(({ product }) => (
              <th key={product.id} scope="col">
                <Picture
                  className={styles.picture}
                  picture={paperCutOuts.get(product.id) ?? product.picture}
                  alt=""
                  sizes="7rem"
                />
                <Text as="span" look="title" className={styles.name}>
                  <VisuallyHidden>{brand.name} </VisuallyHidden>
                  {product.variety}
                </Text>
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {differences.map((difference) => (
            <tr key={difference}>
              <th scope="row">{t(`comparison.${difference}`)}</th>
              {bottles.map(({ product, compared }) => (
                <td key={product.id}>{compared[difference][language]}</td>
              ))}
            </tr>
          ))}
          {single !== null && triple !== null && (
            <tr>
              <th scope="row">{t('comparison.price')}</th>
              {bottles.map(({ product: { id } }) => (
                <td key={id}>
                  <b>{formatMoney(priceOf(id) ?? 0, language)}</b>
                  {id === tripleDistilled.id && moreCents > 0 && (
                    <small>
                      {t('comparison.more', { amount: formatMoney(moreCents, language) })}
                    </small>
                  )}
                </td>
              ))}
            </tr>
          )}
        </tbody>
      </table>
    </section>
  )
}
