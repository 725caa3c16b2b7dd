import { availabilityOf, type Product } from '@storefront/domain'
import { Button, VisuallyHidden } from '@storefront/ui'
import { useTranslation } from 'react-i18next'

import type { Offer } from '../offer.ts'

interface AddToCartProps {
  /** The bottle's name, for those who listen. */
  readonly name: string
  readonly offer: Offer
  readonly quantity?: number
  readonly onAdd: (product: Product, quantity: number) => void
}

/** The way into the cart: busy until the shop has answered, nothing where there is nothing to buy. */
export function AddToCart({ name, offer, quantity = 1, onAdd }: AddToCartProps) {
  const { t } = useTranslation('catalog')
  if (!mayBeBought(offer)) return null
  // Everybody hears which bottle; the eye sees it anyway.
  const [before, after] = t('addToCartNamed', { name }).split(name)
  return (
    <Button {...(offer === 'pending' ? { busy: true } : { onClick: () => onAdd(offer, quantity) })}>
      <span>
        {before}
        <VisuallyHidden>{name}</VisuallyHidden>
        {after}
      </span>
    </Button>
  )
}

/** Whether the bottle can be bought, as far as is known. */
export function mayBeBought(offer: Offer): offer is Product | 'pending' {
  if (offer === 'unknown') return false
  return offer === 'pending' || availabilityOf(offer) === 'available'
}
