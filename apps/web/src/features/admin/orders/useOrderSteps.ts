import {
  assertNever,
  correctionOf,
  err,
  ok,
  type Correction,
  type Order,
  type Step,
  type StepError,
  type Tracking,
} from '@storefront/domain'
import { useQueryClient } from '@tanstack/react-query'

import { useServices } from '../../../shared/services.tsx'
import { useAction, type ActionState } from '../../../shared/useAction.ts'
import { productsQuery } from '../../catalog/useProducts.ts'
import { orderQueries } from './orderQueries.ts'

/** The steps of the order on the page. */
export interface OrderSteps {
  readonly isBusy: boolean
  /** The last step taken, or why it was not. */
  readonly state: ActionState<Step | Correction, StepError>
  /** Commits a step at once. */
  readonly take: (step: Step | Correction, tracking?: Tracking) => Promise<boolean>
}

export function useOrderSteps(order: Order): OrderSteps {
  const services = useServices()
  const queries = useQueryClient()
  const { state, run } = useAction(
    'A step of an order could not be taken',
    async (step: Step | Correction, tracking?: Tracking) => {
      try {
        const { orders } = await services.loadBackend()
        const taken = await orders.takeStep(order.id, step, {
          seen: order,
          ...(step === 'shipped' && tracking !== undefined && { tracking }),
        })
        return taken.ok ? ok(step) : err(taken.error)
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
    take: async (step, tracking) => (await run(step, tracking))?.status === 'done',
  }
}

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
