import {
  changedTexts,
  codeOf,
  customerFieldNames,
  goodsOf,
  isTerms,
  placeOrder,
  profileTextsAfter,
  receiverFieldNames,
  type Order,
  type PlaceOrderInput,
  type PlaceOrderRefusal,
} from '@storefront/domain'
import { localizedPath } from '@storefront/i18n'
import { useMutation, useQueryClient } from '@tanstack/react-query'
import { useEffect, useRef } from 'react'
import { useNavigate } from 'react-router-dom'

import { useLanguage } from '../../../shared/i18n/useLanguage.ts'
import { loadVisitorBackend, useServices } from '../../../shared/services.tsx'
import { ownProfileQuery } from '../../account/access/profileQueries.ts'
import { useCart } from '../cart/useCart.ts'
import { productsQuery } from '../catalog/useProducts.ts'
import { anotherOrder, type ProfileOutcome } from '../orders/ConfirmationHeader.tsx'
import { rememberGuestOrder } from '../orders/guestOrders.ts'
import { orderHistoryKey, orderPath, orderQuery } from '../orders/visitorOrders.ts'
import { useOrderPress } from './unsavedCheckout.ts'
import type { Buyer } from './useCheckoutShop.ts'

export type Placing = ReturnType<typeof usePlaceOrder>

/** An order that is sent, and sent again with the same press. */
export interface SentOrder {
  /** The id of the order. */
  readonly press: string
  readonly input: PlaceOrderInput
}

/**
 * Places an order. Its press makes it one order, however often it is sent. The outcome counts even if the buyer has
 * left the checkout: a notice then says it.
 *
 * @param buyer null for a guest
 * @param refresh loads products and settings again
 */
export function usePlaceOrder(buyer: Buyer | null, refresh: () => Promise<unknown>) {
  const services = useServices()
  const { session, notices, guestOrders, log } = services
  const queries = useQueryClient()
  const cart = useCart()
  const navigate = useNavigate()
  const language = useLanguage()
  const orderPress = useOrderPress()
  const isOpen = useIsMounted()

  async function onPlaced(order: Order, input: PlaceOrderInput): Promise<void> {
    const { id, number, uid } = order
    orderPress.forgetOrder(id)
    rememberGuestOrder(guestOrders, order)
    void queries.invalidateQueries({ queryKey: productsQuery(services).queryKey })
    if (uid !== null) {
      void queries.invalidateQueries(ownProfileQuery(services.loadBackend, uid))
      void queries.invalidateQueries({ queryKey: orderHistoryKey })
    }
    const current = session.get()
    const isReadable =
      uid === null || (current.status === 'signed-in' && current.account.uid === uid)
    if (isReadable) {
      cart.onOrderPlaced(order)
      queries.setQueryData(orderQuery(services, id).queryKey, order)
    }
    const path = localizedPath(`${orderPath(id)}?placed`, language)
    const state = isAsOrdered(order, input) ? profileOutcome(order, input) : anotherOrder
    window.addEventListener('mousedown', keepUnselected, { once: true })
    if (isOpen.current) await navigate(path, { replace: true, state })
    else notices.show('order-placed', 'success', { number }, orderPath(id))
  }

  function profileOutcome(
    { customer }: Order,
    { savesProfile }: PlaceOrderInput,
  ): ProfileOutcome | null {
    if (buyer === null || !savesProfile) return null
    const { profile } = buyer
    if (profile === null) return 'notSaved'
    const changes = changedTexts(profile, profileTextsAfter(profile, customer))
    return Object.keys(changes).length > 0 ? 'saved' : null
  }

  async function onRefused(code: PlaceOrderRefusal['code'] | 'too-many', press: string) {
    if (code === 'placed-before') orderPress.renewPress(press)
    // Something differs from what the buyer sees.
    await refresh()
    tellIfAway()
  }

  function tellIfAway(): void {
    if (isOpen.current) return
    notices.show('order-unconfirmed', 'warning', {}, '/checkout')
  }

  return useMutation({
    async mutationFn({ input, press }: SentOrder) {
      const { run } = await loadVisitorBackend(services)
      const answer = await run(placeOrder, input, press)
      if (!answer.ok || !answer.already || goodsOf(answer.value) !== 'closed') return answer
      // The order of an earlier press was cancelled since: this is another one.
      orderPress.renewPress(press)
      return run(placeOrder, input, orderPress.press())
    },
    // While these are pending, so is the mutation.
    onSuccess: (answer, { input, press }) =>
      answer.ok ? onPlaced(answer.value, input) : onRefused(codeOf(answer.error), press),
    onError(cause) {
      log('The order could not be placed', cause)
      tellIfAway()
    },
  })
}

/** Whether an order is the one that was sent, and not one that an earlier press has placed. */
function isAsOrdered(order: Order, input: PlaceOrderInput): boolean {
  const terms = order.entries.find(isTerms)?.terms
  if (terms === undefined) return false
  const fields = customerFieldNames.filter((field) => field !== 'email' || order.uid === null)
  return (
    terms.items.length === input.lines.length &&
    terms.items.every(({ productId, quantity, unitPriceCents }) =>
      input.lines.some(
        (line) =>
          line.id === productId &&
          line.quantity === quantity &&
          line.seenPriceCents === unitPriceCents,
      ),
    ) &&
    fields.every((field) => terms.customer[field] === input.customer[field]) &&
    terms.paymentMethod === input.paymentMethod &&
    terms.pickupAddress === input.pickupAddress &&
    receiverFieldNames.every((field) => terms.receiver?.[field] === input.receiver?.[field]) &&
    terms.giftNote === input.giftNote &&
    order.notes === input.notes
  )
}

/** The second press of a double click would select a word of the confirmation. */
function keepUnselected(event: MouseEvent): void {
  if (event.detail > 1) event.preventDefault()
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
