import * as z from 'zod/mini'

import type { Customer } from './customer.ts'
import type { Order } from './order.ts'
import { telephoneDigits } from './searchTerms.ts'

/** At most this many open, unpaid orders of one e-mail address or telephone (spec section 16.4). */
export const maxOpenOrders = 3

/** At most this many orders of one network address within `networkWindowMs` (spec section 16.4). */
export const maxOrdersOfNetwork = 10

/** An hour, in ms. */
export const networkWindowMs = 60 * 60_000

/** Decodes `networks/{hash}`: when a network address placed its last orders, in ms since 1970. */
export const networkSchema = z.object({ placedAt: z.array(z.number()) })

/** The times that still count for the limit of a network address. `now` is in ms since 1970. */
export function recentPlacements(
  network: z.output<typeof networkSchema> | null,
  now: number,
): readonly number[] {
  return (network?.placedAt ?? []).filter((time) => time > now - networkWindowMs)
}

/**
 * Whether a customer may not place another order.
 *
 * @param open orders that are new and unpaid; one that was found by address and by telephone is in it twice
 */
export function hasTooManyOpenOrders(
  customer: Pick<Customer, 'email' | 'telefono'>,
  open: readonly Order[],
): boolean {
  const digits = telephoneDigits(customer.telefono)
  const countOf = (isOfCustomer: (customer: Customer) => boolean) =>
    new Set(open.filter((order) => isOfCustomer(order.customer)).map(({ id }) => id)).size
  return (
    countOf(({ email }) => email === customer.email) >= maxOpenOrders ||
    countOf(({ telefono }) => telephoneDigits(telefono) === digits) >= maxOpenOrders
  )
}
