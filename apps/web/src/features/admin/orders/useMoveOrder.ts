import type { MoveOrderError, Order, OrderStatus } from '@storefront/domain'
import { useQueryClient } from '@tanstack/react-query'

import { useBackend } from '../../../shared/services.tsx'
import { productQueries } from '../../catalog/queries.ts'
import { type Action, type ActionOutage, useAction } from '../frame/useAction.ts'
import { orderQueries } from '../orderQueries.ts'

type Moved =
  { readonly type: 'moved' } | { readonly type: 'refused'; readonly code: MoveOrderError }

export type MoveOutcome = Moved | ActionOutage

/** Moves an order on, and tells how it stands afterwards, moved or not. */
export function useMoveOrder(
  id: string,
  onChange: (order: Order) => void,
): Action<readonly [OrderStatus], Moved> {
  const loadBackend = useBackend()
  const queries = useQueryClient()
  return useAction('An order could not be moved', async (to: OrderStatus): Promise<Moved> => {
    try {
      const { orders } = await loadBackend()
      const moved = await orders.move(id, to)
      const order = await orders.find(id)
      if (order !== null) onChange(order)
      return moved.ok ? { type: 'moved' } : { type: 'refused', code: moved.error }
    } finally {
      void queries.invalidateQueries({ queryKey: orderQueries.all })
      // A cancelled order gives its bottles back.
      void queries.invalidateQueries({ queryKey: productQueries.all(loadBackend).queryKey })
    }
  })
}
