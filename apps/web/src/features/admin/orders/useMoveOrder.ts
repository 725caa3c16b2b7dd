import {
  type MoveOrderError,
  type Order,
  type OrderStatus,
  type OutageCode,
  outageCodeOf,
} from '@storefront/domain'
import { useQueryClient } from '@tanstack/react-query'
import { useState } from 'react'

import { useBackend } from '../../../composition/ServicesProvider.tsx'
import { productQueries } from '../../catalog/productQueries.ts'
import { orderQueries } from '../orderQueries.ts'

export type MoveOutcome =
  | { readonly type: 'moved' }
  | { readonly type: 'refused'; readonly code: MoveOrderError }
  | { readonly type: 'outage'; readonly code: OutageCode }

interface Move {
  readonly isMoving: boolean
  /** What came of the last one. */
  readonly outcome: MoveOutcome | null
  /** Gives the order another status; never fails. */
  readonly move: (to: OrderStatus) => Promise<void>
}

/** Moves an order on, and tells how it stands afterwards, moved or not. */
export function useMoveOrder(id: string, onChange: (order: Order) => void): Move {
  const loadBackend = useBackend()
  const queries = useQueryClient()
  const [isMoving, setMoving] = useState(false)
  const [outcome, setOutcome] = useState<MoveOutcome | null>(null)

  async function tryMove(to: OrderStatus): Promise<MoveOutcome> {
    const { orders } = await loadBackend()
    const moved = await orders.move(id, to)
    const order = await orders.find(id)
    if (order !== null) onChange(order)
    return moved.ok ? { type: 'moved' } : { type: 'refused', code: moved.error }
  }

  return {
    isMoving,
    outcome,
    async move(to) {
      setMoving(true)
      try {
        setOutcome(await tryMove(to))
      } catch (error) {
        setOutcome({ type: 'outage', code: outageCodeOf(error) })
      }
      setMoving(false)
      void queries.invalidateQueries({ queryKey: orderQueries.all })
      // A cancelled order gives its bottles back.
      void queries.invalidateQueries({ queryKey: productQueries.all(loadBackend).queryKey })
    },
  }
}
