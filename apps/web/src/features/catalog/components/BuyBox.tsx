import { type CartLine, maxQuantity, type Product } from '@storefront/domain'
import { QuantityPicker } from '@storefront/ui'
import { useState } from 'react'
import { useTranslation } from 'react-i18next'

import type { Offer } from '../offer.ts'
import { AddedNotice } from './AddedNotice.tsx'
import { AddToCart, mayBeBought } from './AddToCart.tsx'
import styles from './BuyBox.module.css'
import { PriceLine } from '../PriceLine.tsx'

interface BuyBoxProps {
  readonly name: string
  readonly offer: Offer
  readonly added: CartLine | null
  readonly onAdd: (product: Product, quantity: number) => void
  readonly className?: string | undefined
}

/** Price, quantity and the way into the cart. */
export function BuyBox({ name, offer, added, onAdd, className = '' }: BuyBoxProps) {
  const { t } = useTranslation('catalog')
  const [wanted, setWanted] = useState(1)
  const stock = mayBeBought(offer) && offer !== 'pending' ? offer.stock : null
  const most = Math.min(stock ?? maxQuantity, maxQuantity)
  // Others may have bought since it was chosen.
  const quantity = Math.min(wanted, most)
  return (
    <div className={`${styles.box} ${className}`}>
      <PriceLine offer={offer} />
      {mayBeBought(offer) && (
        <div className={styles.controls}>
          <QuantityPicker
            value={quantity}
            max={most}
            onChange={setWanted}
            label={t('quantity.label', { name })}
            decreaseLabel={t('quantity.decrease', { name })}
            increaseLabel={t('quantity.increase', { name })}
          />
          <AddToCart name={name} offer={offer} quantity={quantity} onAdd={onAdd} />
        </div>
      )}
      <p role="status" className={styles.left}>
        {quantity === stock && t('quantity.left', { count: stock })}
      </p>
      <AddedNotice added={added} />
    </div>
  )
}
