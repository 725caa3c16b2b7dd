import {
  buyableLines,
  cartTotals,
  priceCart,
  type Cents,
  type PricedLine,
  type ShopSettings,
} from '@storefront/domain'

import { useSettings } from '../../../shared/useSettings.ts'
import { inShopOrder } from '../catalog/offer.ts'
import { useProducts } from '../catalog/useProducts.ts'
import { useCart } from './useCart.ts'

export interface PricedCart {
  readonly lines: readonly PricedLine[]
  readonly subtotalCents: Cents
  /** True while there are no lines because the cart has not loaded. */
  readonly isLoading: boolean
  /** True while today's prices could not be loaded: the lines show the stored ones. */
  readonly isOutdated: boolean
  /** The shop's settings; null until they are loaded. */
  readonly settings: ShopSettings | null
}

/** The visitor's cart at today's prices; at the stored ones until those are loaded, and when they cannot be. */
export function usePricedCart(): PricedCart {
  const { cart: stored, isLoading } = useCart()
  const enabled = stored.length > 0
  const products = useProducts({ enabled })
  const settings = useSettings({ enabled })
  // So that a line that was removed and restored is where it was.
  const cart = inShopOrder(stored, products.data)
  // The lines' stored prices are newer than those printed into the page.
  const todaysProducts = products.isPrinted ? null : products.data
  const lines =
    todaysProducts === null
      ? cart.map((line): PricedLine => ({
          ...line,
          availability: 'available',
          formerPriceCents: null,
          stock: null,
          // Printed products do for the volume, which does not change.
          volumeMl: products.data?.find(({ id }) => id === line.id)?.volumeMl ?? null,
        }))
      : priceCart(cart, todaysProducts)
  const { subtotalCents } = cartTotals(buyableLines(lines))
  return {
    lines,
    subtotalCents,
    isLoading: isLoading && lines.length === 0,
    isOutdated: products.outage !== null,
    settings: settings.isPrinted ? null : settings.data,
  }
}
