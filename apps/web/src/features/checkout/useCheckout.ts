import {
  isPaused,
  outageCodeOf,
  type Account,
  type Customer,
  type ProfileChanges,
} from '@storefront/domain'
import { useQuery } from '@tanstack/react-query'
import { useState } from 'react'

import { useConfirmedQuery } from '../../shared/query/useConfirmedQuery.ts'
import { useServices } from '../../shared/services.tsx'
import { bankAccountQuery, settingsQuery } from '../../shared/useSettings.ts'
import { useAccountServices } from '../account/accountServices.ts'
import { profileQueries } from '../account/useSaveProfile.ts'
import { useCart } from '../cart/useCart.ts'
import { productsQuery } from '../catalog/useProducts.ts'
import { ownOrderQueries } from '../orders/ownOrderQueries.ts'
import { checkoutState, type CheckoutState } from './checkoutState.ts'
import { usePlacement, type PlaceOrderAction } from './usePlacement.ts'

/** How often the settings are requested while sales are paused, in ms. */
const pausedRefetchMs = 60_000

interface CheckoutControls {
  readonly state: CheckoutState
  readonly placing: PlaceOrderAction
  /** Refetches products and settings, and the buyer's data. */
  readonly refresh: () => Promise<void>
  /** Checks again whether an earlier attempt has placed its order. */
  readonly retryLookUp: () => Promise<void>
}

/**
 * Loads products and settings, and the data of a buyer who is signed in. Places the order, and finds out
 * whether an earlier attempt has.
 *
 * @param account null for a guest, who may sign in while the checkout is open
 * @param canUndo whether the buyer can put back the lines they removed last
 */
export function useCheckout(account: Account | null, canUndo: boolean): CheckoutControls {
  const { cart, isLoading } = useCart()
  const { refresh, ...shop } = useCheckoutShop(account)
  const isCartEmpty = cart.length === 0
  const { retryLookUp, placing, ...placement } = usePlacement(
    account?.uid ?? '',
    isCartEmpty,
    refresh,
  )
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

function useCheckoutShop(account: Account | null) {
  const services = useServices()
  const { loadBackend } = services
  const { unsavedProfile } = useAccountServices()
  // A guest who signs in here goes on with the form as it is.
  const [wasGuest] = useState(account === null)
  const uid = account?.uid ?? ''
  const enabled = account !== null
  const products = useConfirmedQuery(productsQuery(services))
  const settings = useConfirmedQuery({
    ...settingsQuery(services),
    refetchInterval: ({ state: { data } }) =>
      data !== undefined && isPaused(data, services.now()) && pausedRefetchMs,
  })
  const profile = useConfirmedQuery({ ...profileQueries.own(loadBackend, uid), enabled })
  // If this fails, the database still refuses an order that comes too soon.
  const lastOrder = useConfirmedQuery({ ...ownOrderQueries.last(loadBackend, uid), enabled })
  const bankAccount = useQuery({ ...bankAccountQuery(loadBackend, uid), enabled })
  const error = products.error ?? settings.error ?? profile.error
  const isBuyerLoading =
    enabled && (profile.isPending || lastOrder.isPending || bankAccount.isPending)
  const isBuyerKnown = enabled && !isBuyerLoading && profile.data !== undefined
  const isKnown =
    products.data !== undefined && settings.data !== undefined && (wasGuest || isBuyerKnown)
  return {
    shop: isKnown
      ? {
          products: products.data,
          settings: settings.data,
          profile: profile.data ?? null,
          customer: customerOf(profile.data ?? unsavedProfile.of(uid), account?.email ?? ''),
          bankAccount: bankAccount.data ?? null,
          lastOrderAt: lastOrder.data?.createdAt ?? null,
          isBuyerLoading,
          isBuyerKnown,
        }
      : null,
    outage: error === null ? null : outageCodeOf(error),
    refresh: async () => {
      const requests = enabled ? [products, settings, profile, lastOrder] : [products, settings]
      await Promise.all(requests.map((query) => query.refetch()))
    },
  }
}

/** The e-mail address is always the account's, never a typed one. */
function customerOf(known: Partial<ProfileChanges>, email: string): Customer {
  const { nombre = '', cedula = '', telefono = '', direccion = '' } = known
  return { nombre, cedula, email, telefono, direccion }
}
