import { ok, type Order, type OrderRepository, type StepError } from '@storefront/domain'
import { useQueryClient } from '@tanstack/react-query'
import { useState } from 'react'
import { useLocation } from 'react-router-dom'

import { useBackend, useServices } from '../../../shared/services.tsx'
import { useAction, type ActionState } from '../../../shared/useAction.ts'
import { orderQueries } from './orderQueries.ts'

/** The result of shipping several orders. */
export interface BulkOutcome {
  readonly shipped: readonly Order[]
  readonly refused: readonly { readonly order: Order; readonly code: StepError }[]
  /** After an outage: the order whose request failed and all later ones; else null. */
  readonly unanswered: { readonly orders: readonly Order[]; readonly cause: unknown } | null
}

/**
 * Marks orders as shipped, one after the other. It continues after a refusal and stops at an outage,
 * because the next request would probably fail too.
 *
 * @param onMoved called after each order with the number of processed orders
 */
export async function shipOrders(
  repository: Pick<OrderRepository, 'takeStep'>,
  orders: readonly Order[],
  onMoved: (count: number) => void,
): Promise<BulkOutcome> {
  const shipped: Order[] = []
  const refused: { order: Order; code: StepError }[] = []
  for (const [index, order] of orders.entries()) {
    try {
      const moved = await repository.takeStep(order.id, 'shipped')
      if (moved.ok) shipped.push(order)
      else refused.push({ order, code: moved.error })
    } catch (cause) {
      return { shipped, refused, unanswered: { orders: orders.slice(index), cause } }
    }
    onMoved(index + 1)
  }
  return { shipped, refused, unanswered: null }
}

/** The selected orders of a list, and the functions that ship them together. */
export interface BulkShipping {
  readonly isSelected: (order: Order) => boolean
  /** Selects these and no others. */
  readonly select: (orders: readonly Order[]) => void
  /** The orders shown in the confirmation dialog. */
  readonly ordersToShip: readonly Order[]
  readonly isConfirming: boolean
  /** Opens the confirmation dialog. */
  readonly confirm: (orders: readonly Order[]) => void
  /** Closes the confirmation dialog. */
  readonly cancel: () => void
  readonly state: ActionState<BulkOutcome, never>
  /** The number of processed orders. */
  readonly moved: number
  /** Ships the confirmed orders; those that could not be shipped stay selected. */
  readonly ship: () => Promise<void>
}

/** The ids of the selected orders, and the history key of the list they were selected in; another search starts without a selection. */
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
  const [ordersToShip, setOrdersToShip] = useState<readonly Order[]>([])
  const [isConfirming, setConfirming] = useState(false)
  const [moved, setMoved] = useState(0)
  const failure = 'Orders could not be marked as shipped'
  const { state, run, reset } = useAction(failure, async () => {
    setMoved(0)
    const { orders } = await loadBackend()
    const outcome = await shipOrders(orders, ordersToShip, setMoved)
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
    ordersToShip,
    isConfirming,
    confirm(orders) {
      reset()
      setOrdersToShip(orders)
      setConfirming(true)
    },
    cancel: () => setConfirming(false),
    state: isOfThisList ? state : { status: 'idle' },
    moved,
    async ship() {
      const settled = await run()
      setConfirming(false)
      if (settled?.status === 'done') {
        const { refused, unanswered } = settled.value
        select([...refused.map(({ order }) => order), ...(unanswered?.orders ?? [])])
      }
    },
  }
}
