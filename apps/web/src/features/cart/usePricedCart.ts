import {
  buyableLines,
  cartTotals,
  type Cents,
  priceCart,
  type PricedLine,
  type ShopSettings,
} from '@storefront/domain'

import { useSettings } from '../../shared/useSettings.ts'
import { useProducts } from '../catalog/useProducts.ts'
import { useCart } from './useCart.ts'

export interface PricedCart {
  readonly lines: readonly PricedLine[]
  readonly subtotalCents: Cents
  /** True while there are no lines only because it is not yet known what is in the cart. */
  readonly isLoading: boolean
  /** True while today's prices could not be looked up: the lines show the stored ones. */
  readonly isOutdated: boolean
  /** The owner's switches; undefined as long as they are not known. */
  readonly settings: ShopSettings | undefined
}

/** The visitor's cart at today's prices. Until they are known, and without them, at the stored ones. */
export function usePricedCart(): PricedCart {
  const { cart, isLoading } = useCart()
  const enabled = cart.length > 0
  const products = useProducts({ enabled })
  const settings = useSettings({ enabled })
  // The prices at which the lines were added are newer than the printed ones.
  const known = products.isPrinted ? null : products.data
  const lines =
    known === null
      ? cart.map((line): PricedLine => ({
          ...line,
          availability: 'available',
          formerPriceCents: null,
          stock: null,
          // It does not change with the day.
          volumeMl: products.data?.find(({ id }) => id === line.id)?.volumeMl ?? null,
        }))
      : priceCart(cart, known)
  const { subtotalCents } = cartTotals(buyableLines(lines))
  return {
    lines,
    subtotalCents,
    isLoading: isLoading && lines.length === 0,
    isOutdated: products.outage !== null,
    settings: (settings.isPrinted ? null : settings.data) ?? undefined,
  }
}
