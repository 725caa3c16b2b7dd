import { QuantityPicker } from '@storefront/ui'
import { useState } from 'react'
import { useTranslation } from 'react-i18next'

import { AddToCart } from '../cart/AddToCart.tsx'
import { roomFor } from '../cart/bottleLimit.ts'
import type { Shop } from '../cart/useShop.ts'
import { mayBeBought, type Offer } from '../catalog/offer.ts'

/** The number of bottles that a visitor has chosen to add. */
export interface ChosenQuantity {
  readonly quantity: number
  /** The maximum that the cart takes, at least 1. */
  readonly max: number
  readonly choose: (quantity: number) => void
}

export function useChosenQuantity(offer: Offer, shop: Shop): ChosenQuantity {
  const [chosen, choose] = useState(1)
  const max = Math.max(1, roomFor(shop, offer))
  // The stock may have gone down, and the cart filled up, since the quantity was chosen.
  return { quantity: Math.min(chosen, max), max, choose }
}

interface BuyControlsProps {
  readonly name: string
  readonly offer: Offer
  readonly shop: Shop
  readonly chosen: ChosenQuantity
}

/** Quantity and the button to buy. Renders nothing for a product that cannot be bought. */
export function BuyControls({ name, offer, shop, chosen }: BuyControlsProps) {
  const { t } = useTranslation(['catalog', 'shared'])
  const [isInvalid, setInvalid] = useState(false)
  if (!mayBeBought(offer)) return null
  const { quantity, max, choose } = chosen
  return (
    <>
      <QuantityPicker
        value={quantity}
        max={max}
        onChange={choose}
        invalidText={t('shared:quantity.invalid', { min: 1, count: max })}
        onInvalid={setInvalid}
        label={t('quantity.label', { name })}
        decreaseLabel={t('quantity.decrease', { name })}
        increaseLabel={t('quantity.increase', { name })}
      />
      <AddToCart name={name} offer={offer} shop={shop} quantity={isInvalid ? null : quantity} />
    </>
  )
}
