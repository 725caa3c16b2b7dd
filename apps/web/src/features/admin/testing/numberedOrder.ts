import { orderNumberOf, type Order } from '@storefront/domain'
import { anOrder } from '@storefront/domain/testing'

/** The id of the order `A-{count}` in stories. */
export const orderIdOf = (count: number): string => `7K3M9QWX2B4D6F8G${count}`

/** The order `A-{count}`. */
export const numberedOrder = (count: number, order: Partial<Order> = {}): Order =>
  anOrder({ id: orderIdOf(count), number: orderNumberOf(count), ...order })
