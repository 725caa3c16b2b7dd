import { type CartLine, outageCodeOf, toCartLine } from '@storefront/domain'
import { useQuery } from '@tanstack/react-query'
import { useState } from 'react'

import { useBackend } from '../../shared/services.tsx'
import { useCart } from '../cart/useCart.ts'
import { productQueries } from './productQueries.ts'
import type { Shop } from './Shop.ts'

/** The shop as it is now. Stands below a `ServerState`. */
export function useShop(): Shop {
  const { data = null, error, refetch } = useQuery(productQueries.all(useBackend()))
  const { dispatch } = useCart()
  const [added, setAdded] = useState<CartLine | null>(null)
  return {
    products: data,
    outage: error === null ? null : outageCodeOf(error),
    retry: () => void refetch(),
    add(product, quantity) {
      const cart = dispatch({ type: 'add', line: toCartLine(product, quantity) })
      if (cart.ok) setAdded(cart.value.find(({ id }) => id === product.id) ?? null)
    },
    added,
  }
}
