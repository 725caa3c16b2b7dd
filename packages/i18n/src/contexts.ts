import type { Order } from '@storefront/domain'

/** The context of words about an order that its buyer picks up: the key with `_pickup` says it otherwise. */
export const pickupContext = (isPickup: boolean): { readonly context?: 'pickup' } =>
  isPickup ? { context: 'pickup' } : {}

/** The context of words about an order: `_pickup`, or `_gift` where somebody else receives it. */
export const wayContext = ({
  pickupAddress,
  receiver,
}: Pick<Order, 'pickupAddress' | 'receiver'>): { readonly context?: 'pickup' | 'gift' } =>
  receiver === null ? pickupContext(pickupAddress !== '') : { context: 'gift' }

/** The context of words for who gets the shop's automatic e-mails: the key with `_emailed` announces one. */
export const lettersContext = (isEmailed: boolean): { readonly context?: 'emailed' } =>
  isEmailed ? { context: 'emailed' } : {}
