import { buyableLines, cartTotals, priceCart, type PricedLine } from '@storefront/domain'
import { useQuery } from '@tanstack/react-query'

import { useBackend } from '../../composition/ServicesProvider.tsx'
import { productQueries } from '../catalog/productQueries.ts'
import { useCart } from './useCart.ts'

export interface PricedCart {
  readonly lines: readonly PricedLine[]
  readonly subtotalCents: number
  /** True while today's prices could not be looked up: the lines show the stored ones. */
  readonly isOutdated: boolean
}

/** The visitor's cart at today's prices. Until they are known, and without them, at the stored ones. */
export function usePricedCart(): PricedCart {
  const { cart } = useCart()
  const products = useQuery({
    ...productQueries.all(useBackend()),
    enabled: cart.length > 0,
  })
  const lines =
    products.data === undefined
      ? cart.map((line): PricedLine => ({
          ...line,
          availability: 'available',
          formerPriceCents: null,
        }))
      : priceCart(cart, products.data)
  const { subtotalCents } = cartTotals(buyableLines(lines))
  return { lines, subtotalCents, isOutdated: products.isError }
}
