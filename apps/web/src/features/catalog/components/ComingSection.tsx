import type { Product } from '@storefront/domain'
import { Eyebrow } from '@storefront/ui'
import { useTranslation } from 'react-i18next'

import type { ProductContent } from '../products.ts'
import { useLanguage } from '../../../shared/i18n/useLanguage.ts'
import { BottlePicture } from '../BottlePicture.tsx'
import type { Offer } from '../offer.ts'
import { AddToCart } from './AddToCart.tsx'
import styles from './ComingSection.module.css'
import { PriceLine } from '../PriceLine.tsx'

interface ComingSectionProps {
  readonly product: ProductContent
  readonly offer: Offer
  readonly onAdd: (product: Product, quantity: number) => void
}

/** A bottle in shadow, of which the site tells no more than that it comes; the shop may be earlier. */
export function ComingSection({ product, offer, onAdd }: ComingSectionProps) {
  const { t } = useTranslation('catalog')
  const language = useLanguage()
  const titleId = `bottle-${product.id}`
  return (
    <section className={styles.section} aria-labelledby={titleId}>
      <div className={styles.picture}>
        <BottlePicture product={product} sizes="(width < 48rem) 100vw, 50vw" />
      </div>
      <div className={styles.words}>
        <Eyebrow>{product.kind[language]}</Eyebrow>
        <h2 id={titleId}>{product.name}</h2>
        <p>{product.note[language]}</p>
        {typeof offer === 'string' ? (
          <p className={styles.soon}>{t('comingSoon')}</p>
        ) : (
          <>
            <PriceLine offer={offer} />
            <AddToCart name={product.name} offer={offer} onAdd={onAdd} />
          </>
        )}
      </div>
    </section>
  )
}
