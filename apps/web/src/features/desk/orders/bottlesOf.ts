import type { Order } from '@storefront/domain'

/** The number of bottles of an order. */
export const bottlesOf = ({ items }: Pick<Order, 'items'>): number =>
  items.reduce((sum, { quantity }) => sum + quantity, 0)
