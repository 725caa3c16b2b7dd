import {
  changedFields,
  err,
  isPaused,
  outageCodeOf,
  type Account,
  type Order,
  type Profile,
  type ProfileChanges,
  type Result,
} from '@storefront/domain'
import { useQueryClient } from '@tanstack/react-query'
import { useEffect, useEffectEvent } from 'react'

import { useServices } from '../../shared/services.tsx'
import { useAction, type Action } from '../../shared/useAction.ts'
import { settingsQuery } from '../../shared/useSettings.ts'
import { profileQueries, useProfileWriter } from '../account/useSaveProfile.ts'
import { useCartStore } from '../cart/useCart.ts'
import { productsQuery } from '../catalog/useProducts.ts'
import { ownOrderQueries } from '../orders/ownOrderQueries.ts'
import { useCheckoutServices } from './checkoutServices.ts'
import type { CheckoutFacts } from './checkoutState.ts'
import { placeOrderOnce, type PlaceOrderRefusal, type SeenOrder } from './placeOrderOnce.ts'
import { useOrderInDoubt } from './useOrderInDoubt.ts'

/** Why an order was not placed. Some of what the backend calls `refused` is one of the last two. */
type CheckoutRefusal = PlaceOrderRefusal | 'sales-paused' | 'new-release'

/** The delivery details that the buyer typed for an order; they complete the profile. */
export interface TypedDetails {
  readonly account: Account
  /** The profile that the form started with, null if there was none; undefined if it was not loaded. */
  readonly before: Profile | null | undefined
  readonly fields: ProfileChanges
}

export type PlaceOrderAction = Action<
  [seen: SeenOrder, typed: TypedDetails | null],
  Order,
  CheckoutRefusal
>

/**
 * Places an order and completes the profile. Looks up the order that an earlier attempt may have placed
 * without its answer arriving: when an idempotency key is left from an earlier page, and when the cart is
 * empty after an attempt.
 *
 * @param uid empty for a guest
 * @param refresh refetches products and settings, and the buyer's data
 */
export function usePlacement(uid: string, isCartEmpty: boolean, refresh: () => Promise<void>) {
  const services = useServices()
  const { loadBackend } = services
  const { unsavedCheckout } = useCheckoutServices()
  const cart = useCartStore()
  const client = useQueryClient()
  const saveDetails = useSaveDetails()

  // The buyer is the order's: a guest signs in by the press that places it.
  function finish(order: Order): void {
    unsavedCheckout.clear()
    cart.onOrderPlaced()
    // Of the order's notices, the page of the order shows those of account and profile.
    services.notices.dismiss('cart-merged')
    void client.invalidateQueries(ownOrderQueries.history(loadBackend, order.uid))
    client.setQueryData(ownOrderQueries.last(loadBackend, order.uid).queryKey, order)
    void client.invalidateQueries(productsQuery(services))
    client.setQueryData(ownOrderQueries.one(loadBackend, order.uid, order.id).queryKey, order)
  }

  const placing: PlaceOrderAction = useAction(
    'The order could not be placed',
    async (seen, typed): Promise<Result<Order, CheckoutRefusal>> => {
      const saving = typed === null ? null : saveDetails(typed)
      let outcome: Awaited<ReturnType<typeof placeOrderOnce>>
      try {
        outcome = await placeOrderOnce({ ...services, cart }, seen)
      } finally {
        await saving
      }
      if (outcome.ok) finish(outcome.value)
      if (outcome.ok || outcome.error !== 'refused') return outcome
      // A price, the stock or a setting differs from what the buyer saw.
      await refresh()
      const settings = client.getQueryData(settingsQuery(services).queryKey)
      const isClosed = settings !== undefined && isPaused(settings, services.now())
      if (isClosed) return err('sales-paused')
      return (await services.checkRelease()) ? err('new-release') : outcome
    },
  )
  const { state } = placing
  // An attempt that is under way or done reports its own outcome.
  const needsLookUp = state.status !== 'busy' && state.status !== 'done'
  const inDoubt = useOrderInDoubt(uid, isCartEmpty, needsLookUp)
  const found = needsLookUp ? (inDoubt.data ?? null) : null
  const placed = state.status === 'done' ? state.value : found

  // An order that is found was not placed by this page's action, so nothing else finishes it.
  const finishFound = useEffectEvent(finish)
  useEffect(() => {
    if (found !== null) finishFound(found)
  }, [found])

  // After a failure the form is shown, and the query is retried in the background.
  const isLookingUp = inDoubt.isLoading && (isCartEmpty || !inDoubt.isFetchedAfterMount)
  return {
    placed,
    placing,
    lookUp: lookUpOf(isLookingUp, inDoubt.error),
    retryLookUp: async () => void (await inDoubt.refetch()),
  }
}

/**
 * Returns a function that saves what was typed for an order in the buyer's profile, and shows a notice of it
 * unless the profile says the same. It never rejects: the order carries the details itself.
 */
function useSaveDetails() {
  const { loadBackend, notices, log } = useServices()
  const saveProfile = useProfileWriter()
  const client = useQueryClient()
  return async ({ account, before, fields }: TypedDetails): Promise<void> => {
    try {
      const stored =
        before === undefined
          ? await client.fetchQuery(profileQueries.own(loadBackend, account.uid))
          : before
      const changes = stored === null ? fields : changedFields(stored, fields)
      if (Object.keys(changes).length === 0) return
      await saveProfile(account, stored, fields)
      notices.dismiss('details-not-saved')
      notices.show('details-saved', 'success')
    } catch (cause) {
      log('The delivery details could not be saved', cause)
      notices.dismiss('details-saved')
      notices.show('details-not-saved', 'warning')
    }
  }
}

function lookUpOf(isLookingUp: boolean, error: Error | null): CheckoutFacts['lookUp'] {
  if (isLookingUp) return { status: 'looking' }
  return error === null ? { status: 'idle' } : { status: 'failed', outage: outageCodeOf(error) }
}
