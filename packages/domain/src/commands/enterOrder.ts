import * as z from 'zod/mini'

import { bankRef, orderCounterRef, productRef } from '../documents.ts'
import { maxPriceCents } from '../money/money.ts'
import { peopleOf } from '../orders/customer.ts'
import { deskCustomerSchema, deskReceiverSchema } from '../orders/customerSchema.ts'
import type { Entry, OrderLine, Terms } from '../orders/entries.ts'
import {
  maxGiftNoteLength,
  maxNotesLength,
  maxReasonLength,
  orderOf,
  subtotalOf,
  totalsOf,
} from '../orders/order.ts'
import { orderedLine, orderLinesSchema } from '../orders/orderLinesSchema.ts'
import { nextOrderCount, orderNumberOf } from '../orders/orderNumber.ts'
import { paymentMethods } from '../orders/paymentMethod.ts'
import {
  daysToPay,
  defaultShopSettings,
  destinationOf,
  settingsBounds,
  shippingFor,
} from '../orders/shopSettings.ts'
import { already, decided, defineCommand, save } from '../shared/command.ts'
import { languages } from '../shared/language.ts'
import { err } from '../shared/result.ts'
import { textSchema } from '../shared/textSchema.ts'
import { wholeNumberSchema } from '../shared/wholeNumberSchema.ts'
import { isStockTooLow, orderWrites, pressReads, tookFor } from './orderWrites.ts'

const enteredOrder = z.strictObject({
  lines: orderLinesSchema(
    z.strictObject({
      ...orderedLine,
      /** What one bottle costs, in cents; another price than the product's needs a reason. */
      unitPriceCents: wholeNumberSchema(0, maxPriceCents),
    }),
  ),
  shippingCents: wholeNumberSchema(0, settingsBounds.shippingCents),
  /** Why a price differs. */
  reason: textSchema(maxReasonLength),
  /** Where the buyer picks it up, or has done so; empty otherwise. */
  pickupAddress: textSchema(settingsBounds.address),
  customer: deskCustomerSchema,
  /** Who receives a gift; null where the customer receives the order. */
  receiver: z.nullable(deskReceiverSchema),
  giftNote: textSchema(maxGiftNoteLength),
  paymentMethod: z.literal(paymentMethods),
  language: z.literal(languages),
  notes: textSchema(maxNotesLength),
  isPaid: z.boolean(),
  /** Whether the buyer has the bottles. */
  isDelivered: z.boolean(),
  writesLetters: z.boolean(),
})

/** What an admin sends to enter an order. */
export type EnterOrderInput = z.output<typeof enteredOrder>

/**
 * An admin enters an order that came by message or was sold elsewhere (spec section 2.19). The press is its id.
 *
 * Refusals: `pickup-not-offered` at this address, `product-unavailable` for one that does not exist, `stock-too-low`,
 * `reason-missing` for another price, `bank-account-missing` for a transfer that is still to be made.
 */
export const enterOrder = defineCommand({
  name: 'enterOrder',
  by: 'admin',
  input: enteredOrder,
  reads: ({ lines }, { press }) => ({
    ...pressReads(press, press),
    bank: bankRef,
    products: lines.map(({ id }) => productRef(id)),
    counter: orderCounterRef,
  }),
  decide: (input, documents, { caller, press, now, readTelephone }) => {
    const { lines, reason, pickupAddress, paymentMethod, isPaid, isDelivered } = input
    if (documents.order !== null) return already(documents.order)
    const isPickup = pickupAddress !== ''
    const settings = documents.settings ?? defaultShopSettings
    if (isPickup && pickupAddress !== settings.pickupAddress) return err('pickup-not-offered')
    const products = documents.products.filter((product) => product !== null)
    const items = lines.flatMap(({ id, quantity, unitPriceCents }): readonly OrderLine[] => {
      const product = products.find((one) => one.id === id)
      return product ? [{ productId: id, name: product.name, quantity, unitPriceCents }] : []
    })
    if (items.length < lines.length) return err('product-unavailable')
    const took = tookFor(products, items)
    if (isStockTooLow(products, took)) return err('stock-too-low')
    const isOtherPrice = items.some(({ productId, unitPriceCents }) =>
      products.some(({ id, priceCents }) => id === productId && priceCents !== unitPriceCents),
    )
    if (isOtherPrice && reason === '') return err('reason-missing')
    const isTransfer = paymentMethod === 'transfer'
    const bankAccount = isTransfer ? (documents.bank?.account ?? null) : null
    if (isTransfer && !isPaid && bankAccount === null) return err('bank-account-missing')

    const people = peopleOf(input, readTelephone)
    const shippingCents = isPickup ? 0 : input.shippingCents
    const usualCents = shippingFor(
      subtotalOf(items),
      settings,
      destinationOf({ pickupAddress, ...people }),
    )
    const terms: Terms = {
      items,
      shippingCents,
      isShippingAgreed: shippingCents !== usualCents,
      discountCents: 0,
      paymentMethod,
      bankAccount,
      ...daysToPay(settings),
      writesLetters: input.writesLetters,
      pickupAddress,
      ...people,
      giftNote: input.giftNote,
    }
    const { totalCents } = totalsOf(terms)
    const made = { press, by: caller.uid, at: now }
    const entries: readonly Entry[] = [
      { kind: 'entered', terms, took, reason, ...made },
      ...(isPaid && totalCents > 0
        ? [{ kind: 'received', cents: totalCents, ...made } as const]
        : []),
      ...(isDelivered ? [{ kind: 'delivered', ...made } as const] : []),
    ]
    const count = nextOrderCount(documents.counter)
    const { language, notes } = input
    const placed = { id: press, number: orderNumberOf(count), language, notes }
    const order = orderOf({ ...placed, uid: null, isOpenByLink: true }, entries)
    return decided(order, [
      ...orderWrites(order, press, { products, settings }, now),
      save(orderCounterRef.path, { last: count }),
    ])
  },
})
