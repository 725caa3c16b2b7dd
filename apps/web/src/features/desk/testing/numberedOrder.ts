import { orderNumberOf, type Order } from '@storefront/domain'
import { anOrder } from '@storefront/domain/testing'

/** The id of the order `A-{count}` in stories. */
export const orderIdOf = (count: number): string => `7K3M9QWX2B4D6F8G${count}`

/** What a story says of an order. */
export type OrderFacts = NonNullable<Parameters<typeof anOrder>[0]>

/** The order `A-{count}`. */
export const numberedOrder = (count: number, facts: OrderFacts = {}): Order =>
  anOrder({ id: orderIdOf(count), number: orderNumberOf(count), ...facts })
