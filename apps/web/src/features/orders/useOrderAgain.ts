import { type Order, type OutageCode, outageCodeOf } from '@storefront/domain'
import { useMutation, useQueryClient } from '@tanstack/react-query'

import { useServices } from '../../shared/services.tsx'
import { useCartStore } from '../cart/useCart.ts'
import { productQueries } from '../catalog/queries.ts'
import { orderAgain, type Reorder } from './orderAgain.ts'

export interface OrderingAgain {
  readonly isBusy: boolean
  /** What came of it, null before it was done. */
  readonly outcome: Reorder | { readonly outage: OutageCode } | null
  readonly order: (order: Order) => void
}

/** Puts an order's products into the cart once more, as far as the shop has them now. */
export function useOrderAgain(): OrderingAgain {
  const { loadBackend, log } = useServices()
  const cart = useCartStore()
  const client = useQueryClient()
  const { isPending, data, mutate } = useMutation({
    async mutationFn(order: Order): Promise<NonNullable<OrderingAgain['outcome']>> {
      try {
        const products = await client.fetchQuery({
          ...productQueries.all(loadBackend),
          staleTime: 0,
        })
        const again = orderAgain(order, products, cart.get())
        for (const action of again.actions) cart.dispatch(action)
        return again
      } catch (cause) {
        log('The order could not be put into the cart again', cause)
        return { outage: outageCodeOf(cause) }
      }
    },
  })
  return { isBusy: isPending, outcome: data ?? null, order: mutate }
}
