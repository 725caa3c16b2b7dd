import {
  buyableLines,
  cartTotals,
  draftOrder,
  isPaused,
  maxOrderLines,
  nextOrderAt,
  orderTotals,
  priceCart,
  type Customer,
  type OrderProblem,
} from '@storefront/domain'
import { useState } from 'react'

import { useLanguage } from '../../shared/i18n/useLanguage.ts'
import { useTime } from '../../shared/useTime.ts'
import { pauseText } from '../cart/pause.ts'
import { useCart } from '../cart/useCart.ts'
import type { CheckoutShop } from './checkoutState.ts'
import { useUnsavedCheckout } from './useUnsavedCheckout.ts'

/** What keeps an order from being placed, apart from what the form itself names. */
export type Blocker = Exclude<
  OrderProblem['code'],
  'customer-incomplete' | 'email-unverified' | 'notes-too-long'
>

export type OrderPreview = ReturnType<typeof useOrderPreview>

/** Stands in for the customer where only cart and shop are checked: the form checks the customer itself. */
const anybody: Customer = { nombre: '-', cedula: '-', email: '-', telefono: '-', direccion: '-' }

/** The order as it would be placed now: lines, totals, payment, and what keeps it from being placed. */
export function useOrderPreview({ products, settings, lastOrderAt }: CheckoutShop) {
  const { cart } = useCart()
  const language = useLanguage()
  const { read, save } = useUnsavedCheckout()
  const [preferredMethod, setPreferredMethod] = useState(() => read().paymentMethod)
  const paymentMethod = settings.transferOffered ? preferredMethod : 'onDelivery'
  const { startsAt = null, endsAt = null } = settings.plannedPause ?? {}
  const [asOf, renewTime] = useTime([
    startsAt,
    endsAt,
    lastOrderAt === null ? null : nextOrderAt(lastOrderAt, lastOrderAt),
  ])
  const lines = priceCart(cart, products)
  const seen = { cart, products, settings, paymentMethod, language, lastOrderAt }
  const draft = draftOrder({
    ...seen,
    id: '',
    uid: '',
    customer: anybody,
    emailVerified: true,
    now: asOf,
  })
  // The draft has no problem of the customer: it is anybody's.
  const blocker = draft.ok ? null : (draft.error.code as Blocker)
  return {
    /** What the buyer sees of cart and shop, for the draft. */
    seen,
    lines,
    totals: orderTotals(
      buyableLines(lines).map(({ id, name, quantity, priceCents }) => ({
        productId: id,
        name,
        quantity,
        unitPriceCents: priceCents,
      })),
      settings,
    ),
    blocker,
    /** The limit that the order exceeds, in products or bottles, and how many it has. */
    size:
      blocker === 'too-many-bottles'
        ? { most: settings.maxBottlesPerOrder, count: cartTotals(cart).count }
        : { most: maxOrderLines, count: lines.length },
    /** When the account may order again, in ms since 1970; null if it may now. */
    nextOrderAt: nextOrderAt(lastOrderAt, asOf),
    /** The message on a pause of sales, or null. */
    pause: pauseText(settings, asOf, language),
    isPaused: isPaused(settings, asOf),
    choosePayment(chosen: typeof preferredMethod): void {
      setPreferredMethod(chosen)
      save({ paymentMethod: chosen })
    },
    renewTime,
  }
}
