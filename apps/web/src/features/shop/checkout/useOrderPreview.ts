import {
  buyableLines,
  cartTotals,
  draftOrder,
  orderTotals,
  paymentMethodsFor,
  priceCart,
  type Destination,
  type OrderProblem,
  type PaymentMethod,
} from '@storefront/domain'

import { useCart } from '../cart/useCart.ts'
import { inShopOrder } from '../catalog/offer.ts'
import type { ShopData } from './useCheckoutShop.ts'

export type OrderPreview = ReturnType<typeof useOrderPreview>

/** The order as it would be placed now: lines, totals, payment, and what keeps it from being placed. */
export function useOrderPreview(
  { products, settings }: ShopData,
  preferredMethod: PaymentMethod,
  destination: Destination,
) {
  const { cart } = useCart()
  const offered = paymentMethodsFor(destination, settings)
  const paymentMethod = offered.includes(preferredMethod)
    ? preferredMethod
    : (offered[0] ?? 'onDelivery')
  const lines = priceCart(inShopOrder(cart, products), products)
  const draft = draftOrder({
    lines: cart,
    products,
    settings,
    paymentMethod,
    destination,
  })
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
      destination,
    ),
    isPickup: destination === 'pickup',
    offered,
    blocker,
    /** For a cart with too many bottles: the limit, and how many it has. */
    size: { most: settings.maxBottlesPerOrder, count: cartTotals(cart).count },
  }
}
