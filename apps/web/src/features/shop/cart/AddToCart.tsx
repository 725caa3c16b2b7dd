import { Button, VisuallyHidden } from '@storefront/ui'
import { useTranslation } from 'react-i18next'

import { mayBeBought, type Offer } from '../catalog/offer.ts'
import styles from './AddToCart.module.css'
import { limitOf } from './bottleLimit.ts'
import type { Shop } from './useShop.ts'

interface AddToCartProps {
  /** The bottle's name, read out by screen readers. */
  readonly name: string
  readonly offer: Offer
  readonly shop: Shop
  /** Null while what is typed is no quantity. Default: 1. */
  readonly quantity?: number | null
  /** Shows the verb alone, where there is little room; the accessible name stays whole. */
  readonly short?: boolean
}

/**
 * The button that adds bottles to the cart: busy while the product loads, disabled while the cart has as
 * many bottles as it can have, or no quantity is chosen. Renders nothing for a product that cannot be bought.
 */
export function AddToCart({ name, offer, shop, quantity = 1, short = false }: AddToCartProps) {
  const { t } = useTranslation('catalog')
  if (!mayBeBought(offer)) return null
  // Screen readers read the bottle's name out; on screen the button is beside it.
  const [before, after = ''] = t('addToCartNamed', { name }).split(name)
  const isLimitReached = limitOf(shop, offer)?.left === 0
  const isClosed = isLimitReached || quantity === null
  return (
    <Button
      busy={offer === 'pending'}
      className={isClosed ? styles.closed : undefined}
      {...(isClosed || offer === 'pending'
        ? { 'aria-disabled': true }
        : { onClick: () => shop.add(offer, quantity) })}
    >
      <span>
        {before}
        <VisuallyHidden>{short ? `${name}${after}` : name}</VisuallyHidden>
        {!short && <span>{after}</span>}
      </span>
    </Button>
  )
}
