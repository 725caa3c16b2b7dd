import { type MoveOrderError, ok, type Order, type OrderRepository } from '@storefront/domain'
import { useQueryClient } from '@tanstack/react-query'
import { useState } from 'react'
import { useLocation } from 'react-router-dom'

import { useBackend, useServices } from '../../../shared/services.tsx'
import { type ActionState, useAction } from '../../../shared/useAction.ts'
import { orderQueries } from './orderQueries.ts'

/** What became of orders that were to be shipped together. */
export interface BulkOutcome {
  readonly shipped: readonly Order[]
  readonly refused: readonly { readonly order: Order; readonly code: MoveOrderError }[]
  /** Those that nobody answered for, the first of them and all after it; null when there are none. */
  readonly unanswered: { readonly orders: readonly Order[]; readonly cause: unknown } | null
}

/**
 * Marks orders as shipped, one after the other. One that is refused is passed over; an outage ends it,
 * since the next one would only wait for the same.
 *
 * @param onMoved hears how many are done with, after each
 */
export async function shipTogether(
  repository: Pick<OrderRepository, 'move'>,
  orders: readonly Order[],
  onMoved: (count: number) => void,
): Promise<BulkOutcome> {
  const shipped: Order[] = []
  const refused: { order: Order; code: MoveOrderError }[] = []
  for (const [index, order] of orders.entries()) {
    try {
      const moved = await repository.move(order.id, 'shipped')
      if (moved.ok) shipped.push(order)
      else refused.push({ order, code: moved.error })
    } catch (cause) {
      return { shipped, refused, unanswered: { orders: orders.slice(index), cause } }
    }
    onMoved(index + 1)
  }
  return { shipped, refused, unanswered: null }
}

/** Orders of a list that are selected, and the way to ship them together. */
export interface BulkShipping {
  readonly isSelected: (order: Order) => boolean
  /** Selects these and no others. */
  readonly select: (orders: readonly Order[]) => void
  /** Those that it is asked about, as they stood then. */
  readonly asked: readonly Order[]
  readonly isAsked: boolean
  readonly ask: (orders: readonly Order[]) => void
  readonly takeBack: () => void
  readonly state: ActionState<BulkOutcome, never>
  /** How many are done with. */
  readonly moved: number
  /** Ships those that it is asked about; what could not be shipped stays selected. */
  readonly ship: () => Promise<void>
}

/** Numbers of orders that are selected, and the list that they were selected in: another search has another one. */
interface Selection {
  readonly list: string
  readonly ids: ReadonlySet<string>
}

export function useBulkShipping(): BulkShipping {
  const loadBackend = useBackend()
  const queries = useQueryClient()
  const { log } = useServices()
  const { key: list } = useLocation()
  const [selection, setSelection] = useState<Selection>({ list, ids: new Set() })
  const [asked, setAsked] = useState<readonly Order[]>([])
  const [isAsked, setIsAsked] = useState(false)
  const [moved, setMoved] = useState(0)
  const failure = 'Orders could not be marked as shipped'
  const { state, run, reset } = useAction(failure, async () => {
    setMoved(0)
    const { orders } = await loadBackend()
    const outcome = await shipTogether(orders, asked, setMoved)
    if (outcome.unanswered !== null) log(failure, outcome.unanswered.cause)
    void queries.invalidateQueries({ queryKey: orderQueries.all })
    return ok(outcome)
  })
  const isOfThisList = selection.list === list
  const select = (orders: readonly Order[]) =>
    setSelection({ list, ids: new Set(orders.map(({ id }) => id)) })

  return {
    isSelected: ({ id }) => isOfThisList && selection.ids.has(id),
    select,
    asked,
    isAsked,
    ask(orders) {
      reset()
      setAsked(orders)
      setIsAsked(true)
    },
    takeBack: () => setIsAsked(false),
    state: isOfThisList ? state : { status: 'idle' },
    moved,
    async ship() {
      const settled = await run()
      setIsAsked(false)
      if (settled?.status === 'done') {
        const { refused, unanswered } = settled.value
        select([...refused.map(({ order }) => order), ...(unanswered?.orders ?? [])])
      }
    },
  }
}
