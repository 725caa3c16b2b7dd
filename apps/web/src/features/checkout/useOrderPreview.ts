import {
  buyableLines,
  cartTotals,
  draftOrder,
  isPaused,
  orderTotals,
  priceCart,
  type OrderProblem,
  type PaymentMethod,
} from '@storefront/domain'

import { useLanguage } from '../../shared/i18n/useLanguage.ts'
import { useTime } from '../../shared/useTime.ts'
import { pauseText } from '../cart/pause.ts'
import { useCart } from '../cart/useCart.ts'
import type { CheckoutShop } from './useCheckoutShop.ts'

export type OrderPreview = ReturnType<typeof useOrderPreview>

/** The order as it would be placed now: lines, totals, payment, and what keeps it from being placed. */
export function useOrderPreview(
  { products, settings }: CheckoutShop,
  preferredMethod: PaymentMethod,
) {
  const { cart } = useCart()
  const language = useLanguage()
  const { startsAt = null, endsAt = null } = settings.plannedPause ?? {}
  const [now] = useTime([startsAt, endsAt])
  const paymentMethod = settings.transferOffered ? preferredMethod : 'onDelivery'
  const lines = priceCart(cart, products)
  const draft = draftOrder({ lines: cart, products, settings, paymentMethod, now })
  const blocker: OrderProblem['code'] | null = draft.ok ? null : draft.error.code
  return {
    lines,
    paymentMethod,
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
    /** For a cart with too many bottles: the limit, and how many it has. */
    size: { most: settings.maxBottlesPerOrder, count: cartTotals(cart).count },
    /** The message on a pause of sales, or null. */
    pause: pauseText(settings, now, language),
    isPaused: isPaused(settings, now),
  }
}
