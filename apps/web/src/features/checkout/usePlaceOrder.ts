import {
  changedTexts,
  placeOrder,
  profileTextsAfter,
  type Order,
  type PlaceOrderInput,
  type PlaceOrderRefusal,
} from '@storefront/domain'
import { localizedPath } from '@storefront/i18n'
import { useMutation, useQueryClient } from '@tanstack/react-query'
import { useEffect, useRef } from 'react'
import { useNavigate } from 'react-router-dom'

import { useLanguage } from '../../shared/i18n/useLanguage.ts'
import { loadVisitorBackend, useServices } from '../../shared/services.tsx'
import { ownProfileQuery } from '../account/profileQueries.ts'
import { useCart } from '../cart/useCart.ts'
import { productsQuery } from '../catalog/useProducts.ts'
import type { ProfileOutcome } from '../orders/ConfirmationHeader.tsx'
import { orderHistoryKey, orderPath, orderQuery } from '../orders/orderQueries.ts'
import { useUnsavedCheckout } from './unsavedCheckout.ts'
import type { Buyer } from './useCheckoutShop.ts'

export type Placing = ReturnType<typeof usePlaceOrder>

/**
 * Places an order. Its key makes it one order, however often it is sent. The outcome counts even if the buyer has
 * left the checkout: a notice then says it.
 *
 * @param buyer null for a guest
 * @param refresh loads products and settings again
 */
export function usePlaceOrder(buyer: Buyer | null, refresh: () => Promise<unknown>) {
  const services = useServices()
  const { session, notices, log } = services
  const client = useQueryClient()
  const cart = useCart()
  const navigate = useNavigate()
  const language = useLanguage()
  const { read, forgetKey, forgetOrder } = useUnsavedCheckout()
  const isOpen = useIsMounted()

  async function onPlaced(order: Order): Promise<void> {
    const { id, number, uid } = order
    // Of an account, the command has kept the details in the profile.
    forgetOrder(id, uid === null ? read().customer : null)
    void client.invalidateQueries({ queryKey: productsQuery(services).queryKey })
    if (uid !== null) {
      void client.invalidateQueries(ownProfileQuery(services.loadBackend, uid))
      void client.invalidateQueries({ queryKey: orderHistoryKey })
    }
    const current = session.get()
    const isReadable =
      uid === null || (current.status === 'signed-in' && current.account.uid === uid)
    if (isReadable) {
      cart.onOrderPlaced(order)
      client.setQueryData(orderQuery(services, id).queryKey, order)
    }
    const path = localizedPath(`${orderPath(id)}?placed`, language)
    if (isOpen.current) await navigate(path, { replace: true, state: profileOutcome(order) })
    else notices.show('order-placed', 'success', { number }, orderPath(id))
  }

  function profileOutcome({ customer }: Order): ProfileOutcome | null {
    if (buyer === null) return null
    const { profile } = buyer
    if (profile === null) return 'notSaved'
    const changes = changedTexts(profile, profileTextsAfter(profile, customer))
    return Object.keys(changes).length > 0 ? 'saved' : null
  }

  async function onRefused(refusal: PlaceOrderRefusal, { key }: PlaceOrderInput): Promise<void> {
    if (refusal.code === 'placed-before') forgetKey(key)
    // Something differs from what the buyer sees.
    await refresh()
    tellIfAway()
  }

  function tellIfAway(): void {
    if (isOpen.current) return
    notices.show('order-unconfirmed', 'warning', {}, '/checkout')
  }

  return useMutation({
    mutationFn: async (input: PlaceOrderInput) =>
      (await loadVisitorBackend(services)).run(placeOrder, input),
    // While these are pending, so is the mutation.
    onSuccess: (answer, input) =>
      answer.ok ? onPlaced(answer.value) : onRefused(answer.error, input),
    onError(cause) {
      log('The order could not be placed', cause)
      tellIfAway()
    },
  })
}

function useIsMounted() {
  const isMounted = useRef(false)
  useEffect(() => {
    isMounted.current = true
    return () => {
      isMounted.current = false
    }
  }, [])
  return isMounted
}
