import type { Order } from '@storefront/domain'

/** The words about an order: other ones where its buyer picks it up, and nothing is shipped. */
export const orderWords = ({ pickupAddress }: Pick<Order, 'pickupAddress'>) =>
  pickupAddress === '' ? 'orders' : 'orders.pickup'
