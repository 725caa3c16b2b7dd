import {
  assertNever,
  checkTracking,
  correctionOf,
  ok,
  stateOf,
  takeStep,
  type Correction,
  type Order,
  type Step,
  type Tracking,
} from '@storefront/domain'
import { useQueryClient } from '@tanstack/react-query'
import { useState } from 'react'

import { useServices } from '../../../shared/services.tsx'
import { useAction, type ActionState } from '../../../shared/useAction.ts'
import { productsQuery } from '../../catalog/useProducts.ts'
import { orderQueries } from './orderQueries.ts'

/** Why a step was not taken. */
export type StepRefusal = 'order-not-found' | 'order-changed' | 'step-impossible'

/** A step that was taken. */
interface TakenStep {
  readonly step: Step | Correction
  /** The order after it. */
  readonly order: Order
  /** Whether somebody had taken it before. */
  readonly already: boolean
}

/** The steps of the order on the page. */
export interface OrderSteps {
  readonly isBusy: boolean
  /** The last step taken, or why it was not. */
  readonly state: ActionState<TakenStep, StepRefusal>
  /** Commits a step at once; `shipped` with the typed tracking. */
  readonly take: (step: Step | Correction) => Promise<void>
  /** The tracking that is typed and not stored yet; null if there is none. */
  readonly typed: Tracking | null
  readonly onType: (typed: Tracking | null) => void
}

export function useOrderSteps(order: Order): OrderSteps {
  const services = useServices()
  const queries = useQueryClient()
  const [typed, onType] = useState<Tracking | null>(null)
  const { state, run } = useAction(
    'A step of an order could not be taken',
    async (step: Step | Correction) => {
      const tracking = checkTracking(typed ?? noTracking)
      try {
        const { run: runCommand } = await services.loadBackend()
        const taken = await runCommand(takeStep, {
          id: order.id,
          step,
          seen: stateOf(order),
          tracking: step === 'shipped' && tracking.ok ? tracking.value : null,
        })
        return taken.ok ? ok({ step, order: taken.value, already: taken.already }) : taken
      } finally {
        // Even a refusal can mean that the order has changed. Cancelling returns bottles to the stock.
        void queries.invalidateQueries({ queryKey: productsQuery(services).queryKey })
        await queries.invalidateQueries({ queryKey: orderQueries.all })
      }
    },
  )
  return {
    isBusy: state.status === 'busy',
    state,
    async take(step) {
      const settled = await run(step)
      // Of a parcel that a colleague has shipped nothing was stored or erased here.
      if (settled?.status !== 'done' || settled.value.already) return
      if (step === 'shipped') onType(null)
      if (step === 'shippedUndone') onType(order.tracking)
    },
    typed,
    onType,
  }
}

/** The tracking of an order while nothing is typed. */
export const noTracking: Tracking = { carrier: '', number: '' }

/** The correction that undoes a step; null for a cancellation and for a correction. */
export function undoOf(step: Step | Correction): Correction | null {
  switch (step) {
    case 'received':
    case 'shipped':
    case 'delivered':
    case 'collected':
    case 'refunded':
      return correctionOf(step)
    case 'cancelled':
    case 'receivedUndone':
    case 'shippedUndone':
    case 'deliveredUndone':
    case 'collectedUndone':
    case 'refundedUndone':
      return null
    default:
      return assertNever(step)
  }
}
