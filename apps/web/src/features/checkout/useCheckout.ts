import {
  err,
  isPaused,
  outageCodeOf,
  type Account,
  type Customer,
  type Order,
  type ProfileChanges,
  type Result,
} from '@storefront/domain'
import { useQuery, useQueryClient } from '@tanstack/react-query'
import { useEffect, useEffectEvent } from 'react'

import { useConfirmedQuery } from '../../shared/query/useConfirmedQuery.ts'
import { useServices } from '../../shared/services.tsx'
import { useAction, type Action } from '../../shared/useAction.ts'
import { bankAccountQuery, settingsQuery } from '../../shared/useSettings.ts'
import { useAccountServices } from '../account/accountServices.ts'
import { profileQueries } from '../account/useSaveProfile.ts'
import { useCart, useCartStore } from '../cart/useCart.ts'
import { productsQuery } from '../catalog/useProducts.ts'
import { ownOrderQueries } from '../orders/ownOrderQueries.ts'
import { useCheckoutServices } from './checkoutServices.ts'
import { checkoutState, type CheckoutFacts, type CheckoutState } from './checkoutState.ts'
import { placeOrderOnce, type PlaceOrderRefusal, type SeenOrder } from './placeOrderOnce.ts'
import { useOrderInDoubt } from './useOrderInDoubt.ts'

/** Why an order was not placed; the last two are told apart from `refused` after it. */
type CheckoutRefusal = PlaceOrderRefusal | 'sales-paused' | 'new-release'

export type PlaceOrderAction = Action<[seen: SeenOrder], Order, CheckoutRefusal>

/** How often the settings are requested while sales are paused, in ms. */
const pausedRefetchMs = 60_000

interface CheckoutControls {
  readonly state: CheckoutState
  readonly placing: PlaceOrderAction
  /** Refetches products, settings and profile. */
  readonly refresh: () => Promise<void>
  /** Checks again whether an earlier attempt has placed its order. */
  readonly retryLookUp: () => Promise<void>
}

/**
 * Loads products, settings and profile, places the order, and finds out whether an earlier attempt has.
 *
 * @param canUndo whether the buyer can put back the lines they removed last
 */
export function useCheckout(account: Account, canUndo: boolean): CheckoutControls {
  const { cart, isLoading } = useCart()
  const { refresh, ...shop } = useCheckoutShop(account)
  const isCartEmpty = cart.length === 0
  const { retryLookUp, placing, ...placement } = usePlacement(account.uid, isCartEmpty, refresh)
  const state = checkoutState({
    ...shop,
    ...placement,
    isPlacing: placing.state.status === 'busy',
    isCartEmpty,
    isCartLoading: isLoading,
    canUndo,
  })
  return { state, placing, refresh, retryLookUp }
}

function useCheckoutShop(account: Account) {
  const services = useServices()
  const { unsavedProfile } = useAccountServices()
  const products = useConfirmedQuery(productsQuery(services))
  const settings = useConfirmedQuery({
    ...settingsQuery(services),
    refetchInterval: ({ state: { data } }) =>
      data !== undefined && isPaused(data, services.now()) && pausedRefetchMs,
  })
  const profile = useConfirmedQuery(profileQueries.own(services.loadBackend, account.uid))
  // If this fails, the database still refuses an order that comes too soon.
  const lastOrder = useConfirmedQuery(ownOrderQueries.last(services.loadBackend, account.uid))
  const bankAccount = useQuery(bankAccountQuery(services.loadBackend, account.uid))
  const error = products.error ?? settings.error ?? profile.error
  const isKnown =
    products.data !== undefined &&
    settings.data !== undefined &&
    profile.data !== undefined &&
    !lastOrder.isPending &&
    !bankAccount.isPending
  return {
    shop: isKnown
      ? {
          products: products.data,
          settings: settings.data,
          profile: profile.data,
          customer: customerOf(profile.data ?? unsavedProfile.of(account.uid), account),
          bankAccount: bankAccount.data ?? null,
          lastOrderAt: lastOrder.data?.createdAt ?? null,
        }
      : null,
    outage: error === null ? null : outageCodeOf(error),
    refresh: async () => {
      await Promise.all([
        products.refetch(),
        settings.refetch(),
        profile.refetch(),
        lastOrder.refetch(),
      ])
    },
  }
}

/** The e-mail address is always the account's, never a typed one. */
function customerOf(known: Partial<ProfileChanges>, { email }: Account): Customer {
  const { nombre = '', cedula = '', telefono = '', direccion = '' } = known
  return { nombre, cedula, email, telefono, direccion }
}

/**
 * Places an order, and looks up the one that an earlier attempt may have placed without its answer
 * arriving: when an idempotency key is left from an earlier page, and when the cart is empty after an
 * attempt.
 *
 * @param refresh refetches products, settings and profile
 */
function usePlacement(uid: string, isCartEmpty: boolean, refresh: CheckoutControls['refresh']) {
  const services = useServices()
  const { loadBackend } = services
  const { unsavedCheckout } = useCheckoutServices()
  const cart = useCartStore()
  const client = useQueryClient()

  function finish(order: Order): void {
    unsavedCheckout.clear()
    cart.onOrderPlaced()
    void client.invalidateQueries(ownOrderQueries.history(loadBackend, uid))
    client.setQueryData(ownOrderQueries.last(loadBackend, uid).queryKey, order)
    void client.invalidateQueries(productsQuery(services))
    client.setQueryData(ownOrderQueries.one(loadBackend, uid, order.id).queryKey, order)
  }

  const placing: PlaceOrderAction = useAction(
    'The order could not be placed',
    async (seen): Promise<Result<Order, CheckoutRefusal>> => {
      const outcome = await placeOrderOnce({ ...services, cart }, seen)
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

function lookUpOf(isLookingUp: boolean, error: Error | null): CheckoutFacts['lookUp'] {
  if (isLookingUp) return { status: 'looking' }
  return error === null ? { status: 'idle' } : { status: 'failed', outage: outageCodeOf(error) }
}
