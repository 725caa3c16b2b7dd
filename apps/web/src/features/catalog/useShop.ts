import { type OutageCode, outageCodeOf, type Product, toCartLine } from '@storefront/domain'
import { useQuery } from '@tanstack/react-query'
import { useState } from 'react'

import { useBackend } from '../../composition/ServicesProvider.tsx'
import { useCart } from '../cart/useCart.ts'
import { productQueries } from './productQueries.ts'

/** What a page can ask of the shop: today's products, and to put one into the cart. */
export interface Shop {
  /** Null until they are known. */
  readonly products: readonly Product[] | null
  /** Why they are not known, when looking them up has failed. */
  readonly outage: OutageCode | null
  readonly retry: () => void
  readonly add: (product: Product, quantity: number) => void
  /** What was put into the cart last. */
  readonly added: Product | null
}

/** The shop as it is now. Stands below a `ServerState`. */
export function useShop(): Shop {
  const { data = null, error, refetch } = useQuery(productQueries.all(useBackend()))
  const { act } = useCart()
  const [added, setAdded] = useState<Product | null>(null)
  return {
    products: data,
    outage: error === null ? null : outageCodeOf(error),
    retry: () => void refetch(),
    add(product, quantity) {
      if (act({ type: 'add', line: toCartLine(product, quantity) }).ok) setAdded(product)
    },
    added,
  }
}
