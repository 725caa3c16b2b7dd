import { type OutageCode, outageCodeOf } from '@storefront/domain'
import { useMutation, useQueryClient } from '@tanstack/react-query'

import { useServices } from '../../shared/services.tsx'
import { productQueries } from '../catalog/queries.ts'
import { orderQueries } from './orderQueries.ts'

/** How cancelling went: refused when somebody of the shop moved the order first. */
export type CancelOutcome =
  { readonly status: 'done' | 'refused' } | { readonly status: 'outage'; readonly code: OutageCode }

export interface Cancelling {
  readonly isBusy: boolean
  /** Of the last try; null before the first and during one. */
  readonly outcome: CancelOutcome | null
  /** Never fails. */
  readonly cancel: () => Promise<CancelOutcome>
  /** Takes back what was said about the last try. */
  readonly forget: () => void
}

/** Cancels a user's own order as long as it is pending. */
export function useCancelOrder(uid: string, id: string): Cancelling {
  const { loadBackend, log } = useServices()
  const client = useQueryClient()
  const { isPending, data, mutateAsync, reset } = useMutation({
    async mutationFn(): Promise<CancelOutcome> {
      try {
        const moved = await (await loadBackend()).orders.move(id, 'cancelled')
        return { status: moved.ok ? 'done' : 'refused' }
      } catch (cause) {
        log('The order could not be cancelled', cause)
        return { status: 'outage', code: outageCodeOf(cause) }
      }
    },
    // However it went, the order may stand elsewhere by now, and its bottles may be back.
    onSettled: () =>
      Promise.all([
        client.invalidateQueries({ queryKey: orderQueries.own(uid) }),
        client.invalidateQueries({ queryKey: productQueries.all(loadBackend).queryKey }),
      ]),
  })
  return { isBusy: isPending, outcome: data ?? null, cancel: () => mutateAsync(), forget: reset }
}
