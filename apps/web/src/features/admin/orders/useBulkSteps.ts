import {
  goodsOf,
  nextSteps,
  ok,
  stateOf,
  takeStep,
  type Backend,
  type Goods,
  type Order,
} from '@storefront/domain'
import { useQueryClient } from '@tanstack/react-query'
import { useState } from 'react'

import { useBackend, useServices } from '../../../shared/services.tsx'
import { useAction, type ActionState } from '../../../shared/useAction.ts'
import { orderQueries } from './orderQueries.ts'
import type { StepRefusal } from './useOrderSteps.ts'

/** The steps that several orders can take together. */
export const bulkStepNames = ['shipped', 'delivered'] as const

export type BulkStep = (typeof bulkStepNames)[number]

/**
 * The step that an order is expected to take next, if several can take it together. Cash is collected order by
 * order.
 */
export function bulkStepOf(order: Order): BulkStep | null {
  const [next] = nextSteps(order, 'admin')
  if (next === 'collected') return 'delivered'
  return next === 'shipped' || next === 'delivered' ? next : null
}

/** An order as it was seen, and why its step was not taken: where its goods stand now, or what else has changed. */
interface RefusedOrder {
  readonly order: Order
  readonly why: Goods | 'payment' | 'gone'
}

/** The result of taking a step of several orders. */
export interface BulkOutcome {
  readonly step: BulkStep | `${BulkStep}Undone`
  /** As they are now. */
  readonly taken: readonly Order[]
  /** Those that somebody had moved before: they are not undone with the others. */
  readonly already: readonly Order[]
  readonly refused: readonly RefusedOrder[]
  /** After an outage: the order whose request failed and all later ones; else null. */
  readonly unanswered: { readonly orders: readonly Order[]; readonly cause: unknown } | null
}

/**
 * Takes a step of several orders, one after the other. It continues after a refusal and stops at an outage,
 * because the next request would probably fail too.
 *
 * @param onMoved called after each order with the number of processed orders
 */
export async function takeSteps(
  { run, orders: repository }: Pick<Backend, 'run' | 'orders'>,
  orders: readonly Order[],
  step: BulkOutcome['step'],
  onMoved: (count: number) => void,
): Promise<BulkOutcome> {
  const taken: Order[] = []
  const already: Order[] = []
  const refused: RefusedOrder[] = []
  for (const [index, order] of orders.entries()) {
    try {
      const seen = stateOf(order)
      const moved = await run(takeStep, { id: order.id, step, seen, tracking: null })
      if (moved.ok) (moved.already ? already : taken).push(moved.value)
      else {
        const why = whyRefused(moved.error, order, await repository.find(order.id))
        refused.push({ order, why })
      }
    } catch (cause) {
      const unanswered = { orders: orders.slice(index), cause }
      return { step, taken, already, refused, unanswered }
    }
    onMoved(index + 1)
  }
  return { step, taken, already, refused, unanswered: null }
}

function whyRefused(error: StepRefusal, seen: Order, now: Order | null): RefusedOrder['why'] {
  if (now === null) return 'gone'
  // Not so the goods of a parcel that was sent again.
  const areGoodsUnchanged =
    now.status === seen.status &&
    now.shippedAt === seen.shippedAt &&
    now.deliveredAt === seen.deliveredAt
  return error === 'order-changed' && areGoodsUnchanged ? 'payment' : goodsOf(now)
}

/** Takes steps of several orders, and undoes the last one. */
export interface BulkSteps {
  readonly state: ActionState<BulkOutcome, never>
  /** The number of processed orders, and of all. */
  readonly progress: { readonly moved: number; readonly all: number }
  /** Returns the orders that did not take the step. */
  readonly take: (step: BulkOutcome['step'], orders: readonly Order[]) => Promise<readonly Order[]>
}

export function useBulkSteps(): BulkSteps {
  const loadBackend = useBackend()
  const queries = useQueryClient()
  const { log } = useServices()
  const [progress, setProgress] = useState({ moved: 0, all: 0 })
  const failure = 'Steps of several orders could not be taken'
  const { state, run } = useAction(
    failure,
    async (step: BulkOutcome['step'], chosen: readonly Order[]) => {
      const all = chosen.length
      setProgress({ moved: 0, all })
      const backend = await loadBackend()
      const outcome = await takeSteps(backend, chosen, step, (moved) => setProgress({ moved, all }))
      if (outcome.unanswered !== null) log(failure, outcome.unanswered.cause)
      void queries.invalidateQueries({ queryKey: orderQueries.all })
      return ok(outcome)
    },
  )
  return {
    state,
    progress,
    async take(step, chosen) {
      const settled = await run(step, chosen)
      if (settled?.status !== 'done') return chosen
      const { refused, unanswered } = settled.value
      return [...refused.map(({ order }) => order), ...(unanswered?.orders ?? [])]
    },
  }
}

/** The correction of a bulk step; null for a correction itself. */
export const bulkUndoOf = (step: BulkOutcome['step']): BulkOutcome['step'] | null =>
  step === 'shipped' || step === 'delivered' ? `${step}Undone` : null
