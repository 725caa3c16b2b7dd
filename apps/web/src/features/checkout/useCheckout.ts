import {
  type Account,
  type Customer,
  type Order,
  outageCodeOf,
  type ProfileChanges,
} from '@storefront/domain'
import { useQuery, useQueryClient } from '@tanstack/react-query'
import { useEffect, useEffectEvent, useMemo, useRef, useState } from 'react'

import { useConfirmedQuery } from '../../shared/query/useConfirmedQuery.ts'
import { useServices } from '../../shared/services.tsx'
import { type Action, useAction } from '../../shared/useAction.ts'
import { settingsQuery } from '../../shared/useSettings.ts'
import { useAccountServices } from '../account/accountServices.ts'
import { profileQueries } from '../account/useSaveProfile.ts'
import { useCart, useCartStore } from '../cart/useCart.ts'
import { productsQuery } from '../catalog/useProducts.ts'
import { orderQueries } from '../orders/orderQueries.ts'
import { type CheckoutFacts, checkoutState, type CheckoutState } from './checkoutState.ts'
import { placeOrder, type PlaceOrderRefusal, type SeenOrder } from './placeOrder.ts'

export type Placing = Action<[seen: SeenOrder], Order, PlaceOrderRefusal>

interface Checkout {
  readonly state: CheckoutState
  readonly placing: Placing
  /** Reads anew what an order is made of. */
  readonly refresh: () => Promise<void>
  /** Asks anew whether an earlier try has placed its order. */
  readonly lookAgain: () => Promise<void>
}

/**
 * The checkout of a user: what an order is made of, and what became of it.
 *
 * @param canUndo whether the buyer can put back what they took out of the cart
 */
export function useCheckout(account: Account, canUndo: boolean): Checkout {
  const { cart, isLoading } = useCart()
  const { refresh, ...shop } = useShop(account)
  const isCartEmpty = cart.length === 0
  const { lookAgain, placing, ...placement } = usePlacement(account.uid, isCartEmpty, refresh)
  const state = checkoutState({
    ...shop,
    ...placement,
    isPlacing: placing.state.status === 'busy',
    isCartEmpty,
    isCartLoading: isLoading,
    canUndo,
  })
  return { state, placing, refresh, lookAgain }
}

function useShop(account: Account) {
  const services = useServices()
  const { unsavedProfile } = useAccountServices()
  const products = useConfirmedQuery(productsQuery(services))
  const settings = useConfirmedQuery(settingsQuery(services))
  const profile = useConfirmedQuery(profileQueries.own(services.loadBackend, account.uid))
  const error = products.error ?? settings.error ?? profile.error
  const isKnown =
    products.data !== undefined && settings.data !== undefined && profile.data !== undefined
  return {
    shop: isKnown
      ? {
          products: products.data,
          settings: settings.data,
          profile: profile.data,
          customer: customerOf(profile.data ?? unsavedProfile.of(account.uid), account),
        }
      : null,
    outage: error === null ? null : outageCodeOf(error),
    refresh: async () => {
      await Promise.all([products.refetch(), settings.refetch(), profile.refetch()])
    },
  }
}

/** The e-mail address is the account's: it is where the buyer is written to. */
function customerOf(known: Partial<ProfileChanges>, { email }: Account): Customer {
  const { nombre = '', cedula = '', telefono = '', direccion = '' } = known
  return { nombre, cedula, email, telefono, direccion }
}

/**
 * Places an order, and looks for the one that an earlier try may have placed without its answer
 * arriving: when the page comes with an idempotency key, as after a reload, and when the cart is
 * empty after a try.
 *
 * @param refresh reads anew what an order is made of
 */
function usePlacement(uid: string, isCartEmpty: boolean, refresh: Checkout['refresh']) {
  const services = useServices()
  const { loadBackend, unsavedCheckout } = services
  const cart = useCartStore()
  const client = useQueryClient()

  function finish(order: Order): void {
    unsavedCheckout.clear()
    cart.onOrderPlaced()
    void client.invalidateQueries(orderQueries.history(loadBackend, uid))
    void client.invalidateQueries(productsQuery(services))
    client.setQueryData(orderQueries.one(loadBackend, uid, order.id).queryKey, order)
  }

  const placing: Placing = useAction('The order could not be placed', async (seen) => {
    const outcome = await placeOrder({ ...services, cart }, seen)
    if (outcome.ok) finish(outcome.value)
    // What the buyer saw does not hold any more.
    else if (outcome.error === 'refused') await refresh()
    return outcome
  })
  const { state } = placing
  // A try that is under way, or done, answers for itself.
  const isUnanswered = state.status !== 'busy' && state.status !== 'done'
  const inDoubt = useOrderInDoubt(uid, isCartEmpty, isUnanswered)
  const found = isUnanswered ? (inDoubt.data ?? null) : null
  const placed = state.status === 'done' ? state.value : found

  // No press of this page waits for an order that is found: its answer is all that tells of it.
  const finishFound = useEffectEvent(finish)
  useEffect(() => {
    if (found !== null) finishFound(found)
  }, [found])
  useEndOfKey(placed !== null)

  // Once it has failed, the buyer is at the form: it is asked for again behind their back.
  const isLooking = inDoubt.isLoading && (isCartEmpty || !inDoubt.isFetchedAfterMount)
  return {
    placed,
    placing,
    lookUp: lookUpOf(isLooking, inDoubt.error),
    lookAgain: async () => void (await inDoubt.refetch()),
  }
}

/** The order of an earlier try; null or undefined while none is known. */
function useOrderInDoubt(uid: string, isCartEmpty: boolean, isWanted: boolean) {
  const { loadBackend, orderIdempotencyKey } = useServices()
  const client = useQueryClient()
  const [keyAtFirst] = useState(() => orderIdempotencyKey.current(uid))
  // A try empties the cart, one of another tab too: then whichever key is there is asked for.
  const key = useMemo(() => {
    const current = orderIdempotencyKey.current(uid)
    return isCartEmpty || current === keyAtFirst ? current : null
  }, [orderIdempotencyKey, uid, isCartEmpty, keyAtFirst])
  return useQuery({
    queryKey: ['order-in-doubt', key, isCartEmpty],
    async queryFn({ signal }) {
      const order = key === null ? null : await (await loadBackend()).orders.find(key)
      // Whoever has left the checkout meanwhile is not called back; it is looked for when they return.
      signal.throwIfAborted()
      return order
    },
    // What is found empties the cart, and stays found.
    initialData: () =>
      client.getQueryData(orderQueries.one(loadBackend, uid, key ?? '').queryKey) ?? undefined,
    staleTime: ({ state }) => (state.data == null ? 0 : Number.POSITIVE_INFINITY),
    enabled: isWanted && key !== null,
    refetchOnWindowFocus: false,
  })
}

/**
 * Ends the idempotency key once the order's page has taken the checkout's place, of which only an
 * effect's cleanup hears. Whoever reloads while the answer comes never sees that page: theirs looks
 * for the order, by the key.
 */
function useEndOfKey(isPlaced: boolean): void {
  const { orderIdempotencyKey } = useServices()
  const isReloaded = useRef(false)

  useEffect(() => {
    const hear = () => (isReloaded.current = true)
    window.addEventListener('beforeunload', hear)
    return () => window.removeEventListener('beforeunload', hear)
  }, [])

  useEffect(() => {
    if (!isPlaced) return undefined
    return () => {
      if (!isReloaded.current) orderIdempotencyKey.end()
    }
  }, [isPlaced, orderIdempotencyKey])
}

function lookUpOf(isLooking: boolean, error: Error | null): CheckoutFacts['lookUp'] {
  if (isLooking) return { status: 'looking' }
  return error === null ? { status: 'idle' } : { status: 'failed', outage: outageCodeOf(error) }
}
