import { useQuery } from '@tanstack/react-query'
import { useState } from 'react'

import { useBackend, useServices } from '../../shared/services.tsx'

/**
 * The order that an earlier try may have placed without its answer arriving. Asked for when the page
 * comes with an attempt, as after a reload, and when the cart is empty after one.
 *
 * @param isAsked false as long as an order is being placed: its answer is still awaited
 */
export function useInDoubtOrder(uid: string, isCartEmpty: boolean, isAsked: boolean) {
  const loadBackend = useBackend()
  const { orderIdempotencyKey } = useServices()
  const [atFirst] = useState(() => orderIdempotencyKey.current(uid))
  const id = orderIdempotencyKey.current(uid)
  const isInDoubt = id !== null && (id === atFirst || isCartEmpty)
  const { data, isLoading, isFetchedAfterMount, error, refetch } = useQuery({
    queryKey: ['order-attempt', id, isCartEmpty],
    queryFn: async () => (id === null ? null : (await loadBackend()).orders.find(id)),
    enabled: isAsked && isInDoubt,
    staleTime: 0,
    refetchOnWindowFocus: false,
  })
  return {
    order: data ?? null,
    // Once it has failed, the buyer is at the order: it is asked for again behind their back.
    isLooking: isLoading && (isCartEmpty || !isFetchedAfterMount),
    error,
    refetch,
  }
}
