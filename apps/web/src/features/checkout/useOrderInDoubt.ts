import { useQuery, useQueryClient } from '@tanstack/react-query'
import { useMemo, useState } from 'react'

import { useServices } from '../../shared/services.tsx'
import { ownOrderQueries } from '../orders/ownOrderQueries.ts'

/** The order of an earlier attempt; null where there is none, undefined until that is known. */
export function useOrderInDoubt(uid: string, isCartEmpty: boolean, enabled: boolean) {
  const { loadBackend, orderIdempotencyKey } = useServices()
  const client = useQueryClient()
  const [initialKey] = useState(() => orderIdempotencyKey.current(uid))
  // An empty cart means that an attempt may have succeeded, in another tab too: then any current key counts.
  const key = useMemo(() => {
    const current = orderIdempotencyKey.current(uid)
    return isCartEmpty || current === initialKey ? current : null
  }, [orderIdempotencyKey, uid, isCartEmpty, initialKey])
  return useQuery({
    queryKey: ['order-in-doubt', key, isCartEmpty],
    async queryFn({ signal }) {
      const order = key === null ? null : await (await loadBackend()).orders.find(key)
      // A buyer who has left the checkout is not redirected; the order is looked up when they return.
      signal.throwIfAborted()
      return order
    },
    // Finding the order empties the cart, and so changes the query's key; the new query reads the cache.
    initialData: () =>
      client.getQueryData(ownOrderQueries.one(loadBackend, uid, key ?? '').queryKey) ?? undefined,
    staleTime: ({ state }) => (state.data == null ? 0 : Number.POSITIVE_INFINITY),
    enabled: enabled && key !== null,
    refetchOnWindowFocus: false,
  })
}
