import {
  buyableLines,
  cartTotals,
  type Cents,
  priceCart,
  type PricedLine,
  type ShopSettings,
} from '@storefront/domain'
import { useQuery } from '@tanstack/react-query'

import { useServices } from '../../shared/services.tsx'
import { productQueries, settingsQueries } from '../catalog/queries.ts'
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
  const { loadCatalogue } = useServices()
  const products = useQuery({
    ...productQueries.all(loadCatalogue),
    enabled: cart.length > 0,
  })
  const settings = useQuery({
    ...settingsQueries.shop(loadCatalogue),
    enabled: cart.length > 0,
  })
  const lines =
    products.data === undefined
      ? cart.map((line): PricedLine => ({
          ...line,
          availability: 'available',
          formerPriceCents: null,
          stock: null,
        }))
      : priceCart(cart, products.data)
  const { subtotalCents } = cartTotals(buyableLines(lines))
  return {
    lines,
    subtotalCents,
    isLoading: isLoading && lines.length === 0,
    isOutdated: products.isError,
    settings: settings.data,
  }
}
