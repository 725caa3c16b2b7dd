import * as z from 'zod/mini'

import { telephoneDigits } from '../telephone/telephoneDigits.ts'
import type { Customer } from './customer.ts'
import type { Order } from './order.ts'

/** At most this many open, unpaid orders of one e-mail address or telephone (spec section 16.4). */
export const maxOpenOrders = 3

/** At most this many orders of one network address within `networkWindowMs` (spec section 16.4). */
export const maxOrdersOfNetwork = 10

/** At most this many addresses on waiting lists from one network address within `networkWindowMs`. */
export const maxJoinedOfNetwork = 10

/** An hour, in ms. */
export const networkWindowMs = 60 * 60_000

/**
 * Decodes `networks/{hash}`: when a network address placed its last orders, and when it last joined waiting lists, in ms
 * since 1970.
 */
export const networkSchema = z.object({
  placedAt: z._default(z.array(z.number()), []),
  joinedAt: z._default(z.array(z.number()), []),
})

/** The times that still count for a limit of a network address. `now` is in ms since 1970. */
export const recentTimes = (times: readonly number[], now: number): readonly number[] =>
  times.filter((time) => time > now - networkWindowMs)

/**
 * Whether a customer may not place another order.
 *
 * @param open orders that are new and unpaid; one that was found by address and by telephone is in it twice
 */
export function hasTooManyOpenOrders(
  customer: Pick<Customer, 'email' | 'telefono' | 'telefonoE164'>,
  open: readonly Order[],
): boolean {
  const countOf = (isOfCustomer: (customer: Customer) => boolean) =>
    new Set(open.filter((order) => isOfCustomer(order.customer)).map(({ id }) => id)).size
  return (
    countOf(({ email }) => email === customer.email) >= maxOpenOrders ||
    countOf((other) => callDigits(other) === callDigits(customer)) >= maxOpenOrders
  )
}

const callDigits = ({ telefono, telefonoE164 }: Pick<Customer, 'telefono' | 'telefonoE164'>) =>
  telephoneDigits(telefonoE164 || telefono)
