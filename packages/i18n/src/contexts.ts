import { isHandedOver, type Order } from '@storefront/domain'

/** The context of words about an order that its buyer picks up: the key with `_pickup` says it otherwise. */
export const pickupContext = (isPickup: boolean): { readonly context?: 'pickup' } =>
  isPickup ? { context: 'pickup' } : {}

/**
 * The context of words about an order: `_pickup`, `_gift` where somebody else receives it, and `_counter` where its buyer
 * took it along.
 */
export function wayContext(
  order: Pick<Order, 'pickupAddress' | 'receiver' | 'status' | 'shippedAt'>,
): { readonly context?: 'pickup' | 'gift' | 'counter' } {
  if (order.receiver !== null) return { context: 'gift' }
  if (order.pickupAddress !== '') return { context: 'pickup' }
  return isHandedOver(order) ? { context: 'counter' } : {}
}

/** The context of words for who gets the shop's automatic e-mails: the key with `_emailed` announces one. */
export const lettersContext = (isEmailed: boolean): { readonly context?: 'emailed' } =>
  isEmailed ? { context: 'emailed' } : {}
