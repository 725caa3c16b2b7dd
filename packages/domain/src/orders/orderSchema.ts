import * as z from 'zod/mini'

import type { Fields } from '../shared/command.ts'
import { languages } from '../shared/language.ts'
import { customerSchema, receiverSchema } from './customerSchema.ts'
import { termsKinds, type Entry, type Terms } from './entries.ts'
import { moneyOf, orderOf, type Order } from './order.ts'
import { customerKeyOf, netByMonthOf, summedAmountsOf, transferAccountOf } from './orderFilter.ts'
import { owedOf } from './owed.ts'
import { paymentMethods } from './paymentMethod.ts'
import { orderTermsOf } from './searchTerms.ts'
import { bankAccountSchema } from './shopSettingsSchema.ts'

const cents = z.int().check(z.nonnegative())
const bottles = z.record(z.string(), z.int())
const days = z.int().check(z.positive())
const tracking = z.object({ carrier: z.string(), number: z.string() })

const termsSchema = z.object({
  items: z.array(
    z.object({
      productId: z.string(),
      name: z.string(),
      quantity: z.int().check(z.positive()),
      unitPriceCents: cents,
    }),
  ),
  shippingCents: cents,
  isShippingAgreed: z.boolean(),
  discountCents: cents,
  paymentMethod: z.literal(paymentMethods),
  bankAccount: z.nullable(bankAccountSchema),
  transferDays: z.nullable(days),
  pendingDays: days,
  writesLetters: z.boolean(),
  pickupAddress: z.string(),
  customer: customerSchema,
  receiver: z.nullable(receiverSchema),
  giftNote: z.string(),
}) satisfies z.ZodMiniType<Terms>

const origin = { press: z.string(), by: z.string(), at: z.number() }

const entrySchema = z.discriminatedUnion('kind', [
  z.object({
    ...origin,
    kind: z.literal(termsKinds),
    terms: termsSchema,
    took: bottles,
    reason: z.string(),
  }),
  z.object({ ...origin, kind: z.literal('received'), cents }),
  z.object({
    ...origin,
    kind: z.literal('refunded'),
    cents,
    isGoodwill: z.boolean(),
    leftCents: cents,
    reason: z.string(),
  }),
  z.object({ ...origin, kind: z.literal('shipped'), tracking: z.nullable(tracking) }),
  z.object({ ...origin, kind: z.literal('delivered') }),
  z.object({ ...origin, kind: z.literal('cancelled'), took: bottles }),
  z.object({ ...origin, kind: z.literal('returned'), took: bottles, isRestocked: z.boolean() }),
  z.object({ ...origin, kind: z.literal('tracked'), tracking: z.nullable(tracking) }),
  z.object({ ...origin, kind: z.literal('invoiced'), number: z.string() }),
  z.object({ ...origin, kind: z.literal('struck'), undoes: z.string() }),
]) satisfies z.ZodMiniType<Entry>

/**
 * Decodes `orders/{id}`: what was placed, and the entries, of which all else is read. `id` is the document's id, times
 * are ms since 1970.
 *
 * In a separate file, so that pages can use the functions on orders without loading zod.
 */
export const orderSchema: z.ZodMiniType<Order> = z.pipe(
  z.object({
    id: z.string(),
    number: z.string(),
    uid: z.nullable(z.string()),
    isOpenByLink: z.boolean(),
    language: z.literal(languages),
    notes: z.string(),
    entries: z.array(entrySchema).check(z.minLength(1)),
  }),
  z.transform(({ entries, ...placed }, context): Order => {
    if (entries[0] !== undefined && 'terms' in entries[0]) return orderOf(placed, entries)
    context.issues.push({ code: 'custom', message: 'It begins without terms', input: entries })
    return z.NEVER
  }),
)

/**
 * The fields to store for an order; its id is the document's. All but what was placed and `entries` are read out of
 * them: they are there for queries, which cannot compute them, and for whoever reads the database (spec section 3.5).
 */
export function orderFields(order: Order): Fields {
  const { id: _, ...fields } = order
  const owed = owedOf(order)
  return {
    ...fields,
    // A kind of entry without a schema is a type error: its order could not be read any more.
    entries: order.entries satisfies readonly Pick<z.output<typeof entrySchema>, 'kind'>[],
    ...summedAmountsOf(order),
    money: moneyOf(order),
    owed: owed?.kind ?? null,
    owedSince: owed?.since ?? null,
    netByMonth: netByMonthOf(order),
    transferAccount: transferAccountOf(order),
    customerKey: customerKeyOf(order),
    searchTerms: orderTermsOf(order),
  }
}
