import { availabilityOf, type Product } from '@storefront/domain'
import { Button, Picture } from '@storefront/ui'
import { useTranslation } from 'react-i18next'

import type { ProductContent } from '../../content/products.ts'
import { formatMoney, formatNumber } from '../../i18n/format.ts'
import { useLanguage } from '../../i18n/useLanguage.ts'
import styles from './BottleSection.module.css'

interface BottleSectionProps {
  readonly bottle: ProductContent
  /** Null until the shop has answered. */
  readonly product: Product | null
  readonly isFirst: boolean
  readonly onAdd: (product: Product) => void
}

/** One bottle across the page: its picture on one side, what it is and costs on the other. */
export function BottleSection({ bottle, product, isFirst, onAdd }: BottleSectionProps) {
  const { t } = useTranslation('catalog')
  const language = useLanguage()
  return (
    <section className={styles.bottle} aria-labelledby={`bottle-${bottle.id}`}>
      <div className={styles.picture}>
        <Picture
          picture={bottle.picture}
          alt={bottle.alt[language]}
          sizes="(width < 48rem) 100vw, 50vw"
          priority={isFirst}
        />
      </div>
      <div className={styles.words}>
        <p className={styles.kind}>{bottle.kind[language]}</p>
        <h2 id={`bottle-${bottle.id}`}>{bottle.name}</h2>
        <p>{bottle.note[language]}</p>
        {product !== null && (
          <ul role="list" className={styles.facts} aria-label={t('facts')}>
            {product.alcoholByVolume !== null && (
              <li>{t('alcohol', { percent: formatNumber(product.alcoholByVolume, language) })}</li>
            )}
            <li>{t('volume', { ml: product.volumeMl })}</li>
          </ul>
        )}
        <Purchase product={product} onAdd={onAdd} />
      </div>
    </section>
  )
}

function Purchase({ product, onAdd }: Pick<BottleSectionProps, 'product' | 'onAdd'>) {
  const { t } = useTranslation('catalog')
  const language = useLanguage()
  if (product === null) return <p className={styles.pending}>{t('priceLoading')}</p>

  const availability = availabilityOf(product)
  if (availability === 'coming-soon') return <p className={styles.soon}>{t('comingSoon')}</p>
  return (
    <div className={styles.purchase}>
      {product.priceCents !== null && (
        <p className={styles.price}>
          {formatMoney(product.priceCents, language)} <small>{t('priceWithTax')}</small>
        </p>
      )}
      {availability === 'available' ? (
        <Button
          aria-label={t('addToCartNamed', { name: product.name })}
          onClick={() => onAdd(product)}
        >
          {t('addToCart')}
        </Button>
      ) : (
        <p className={styles.soon}>{t(availability === 'sold-out' ? 'soldOut' : 'inactive')}</p>
      )}
    </div>
  )
}
