import * as z from 'zod/mini'

import type { Product } from '../catalog/product.ts'
import { bankRef, productRef } from '../documents.ts'
import { maxPriceCents } from '../money/money.ts'
import { peopleOf } from '../orders/customer.ts'
import { deskCustomerSchema, deskReceiverSchema } from '../orders/customerSchema.ts'
import { shippingAfterEdit } from '../orders/draftOrder.ts'
import type { OrderLine, Terms } from '../orders/entries.ts'
import { goodsOf } from '../orders/goodsStates.ts'
import {
  canEdit,
  maxGiftNoteLength,
  maxReasonLength,
  subtotalOf,
  termsOf,
  versionOf,
  withEntries,
  type Order,
} from '../orders/order.ts'
import { orderedLine, orderLinesSchema } from '../orders/orderLinesSchema.ts'
import { paymentMethods } from '../orders/paymentMethod.ts'
import {
  daysToPay,
  defaultShopSettings,
  destinationOf,
  settingsBounds,
} from '../orders/shopSettings.ts'
import { changesPeopleOnly } from '../orders/termsChanges.ts'
import { already, changed, decided, defineCommand } from '../shared/command.ts'
import { idSchema } from '../shared/idSchema.ts'
import { err, ok, type Result } from '../shared/result.ts'
import { textSchema } from '../shared/textSchema.ts'
import { versionSchema } from '../shared/versionedSchema.ts'
import { wholeNumberSchema } from '../shared/wholeNumberSchema.ts'
import { isPressed, isStockTooLow, orderWrites, pressReads, tookByEdit } from './orderWrites.ts'

/**
 * An admin changes an order: all that was agreed on, once it has left only its people and the address (spec section 2.19).
 * What was ordered keeps its price; bottles move from or to the counted stocks.
 *
 * Refusals: `order-not-found`, `changed`, `step-impossible`, `reason-missing`, `discount-too-high`, `product-unavailable`,
 * `stock-too-low`, `transfer-not-offered`, `pickup-not-offered` at this address.
 */
export const editOrder = defineCommand({
  name: 'editOrder',
  by: 'admin',
  input: z.strictObject({
    id: idSchema,
    version: versionSchema,
    lines: orderLinesSchema(z.strictObject(orderedLine)),
    /** Where the buyer picks it up; empty where it is shipped. */
    pickupAddress: textSchema(settingsBounds.address),
    customer: deskCustomerSchema,
    /** Who receives a gift; null where the customer receives the order. */
    receiver: z.nullable(deskReceiverSchema),
    giftNote: textSchema(maxGiftNoteLength),
    paymentMethod: z.literal(paymentMethods),
    /** What shipping costs as agreed; null where it follows the settings. */
    agreedShippingCents: z.nullable(wholeNumberSchema(0, settingsBounds.shippingCents)),
    discountCents: wholeNumberSchema(0, maxPriceCents),
    /** What the discount is for; another one needs it. */
    reason: textSchema(maxReasonLength),
  }),
  reads: ({ id }, { press }) => ({ ...pressReads(id, press), bank: bankRef }),
  alsoReads: ({ lines }, { order }) => ({
    products: [
      ...new Set([
        ...lines.map(({ id }) => id),
        ...(order?.items ?? []).map(({ productId }) => productId),
      ]),
    ].map((id) => productRef(id)),
  }),
  decide: (input, documents, { caller, press, now, readTelephone }) => {
    const { version, lines, pickupAddress, paymentMethod, discountCents, reason } = input
    const { order, bank } = documents
    if (order === null) return err('order-not-found')
    if (isPressed(order, press)) return already(order)
    if (versionOf(order) !== version) return changed(order)
    if (!canEdit(order)) return err('step-impossible')
    const products = documents.products.filter((product) => product !== null)
    const items = itemsOf(lines, order, products)
    if (!items.ok) return items
    const settings = documents.settings ?? defaultShopSettings
    if (![order.pickupAddress, '', settings.pickupAddress].includes(pickupAddress)) {
      return err('pickup-not-offered')
    }
    const account = order.bankAccount ?? bank?.account ?? null
    const isNewTransfer = paymentMethod === 'transfer' && order.paymentMethod !== 'transfer'
    if (isNewTransfer && account === null) return err('transfer-not-offered')
    const took = tookByEdit(order, products, items.value)
    if (isStockTooLow(products, took)) return err('stock-too-low')

    // An account's orders carry its own address.
    const email = order.uid === null ? input.customer.email : order.customer.email
    const people = peopleOf({ ...input, customer: { ...input.customer, email } }, readTelephone)
    const isAtShop = goodsOf(order) === 'atShop'
    const destination = destinationOf(isAtShop ? { pickupAddress, ...people } : order)
    const shipping = shippingAfterEdit(
      order,
      { items: items.value, destination, agreedCents: input.agreedShippingCents },
      settings,
    )
    if (discountCents > subtotalOf(items.value) + shipping.shippingCents) {
      return err('discount-too-high')
    }
    const isOtherDiscount = discountCents > 0 && discountCents !== order.discountCents
    if (isOtherDiscount && reason === '') return err('reason-missing')
    const before = termsOf(order)
    const terms: Terms = {
      ...before,
      items: items.value,
      ...shipping,
      discountCents,
      paymentMethod,
      bankAccount: paymentMethod === 'transfer' ? account : null,
      // A transfer is promised the days of the day on which it becomes one.
      ...(isNewTransfer && daysToPay(settings)),
      pickupAddress,
      ...people,
      giftNote: input.giftNote,
    }
    if (!isAtShop && !changesPeopleOnly(before, terms)) return err('step-impossible')
    const made = { press, by: caller.uid, at: now }
    const after = withEntries(order, [{ kind: 'edited', terms, took, reason, ...made }])
    return decided(after, orderWrites(after, press, { products, settings }, now))
  },
})

/** The lines with their names and prices: those that the order has, and what is on sale now. */
function itemsOf(
  lines: readonly { readonly id: string; readonly quantity: number }[],
  { items }: Order,
  products: readonly Product[],
): Result<readonly OrderLine[], 'product-unavailable'> {
  const found = lines.flatMap(({ id, quantity }): readonly OrderLine[] => {
    const ordered = items.find(({ productId }) => productId === id)
    if (ordered !== undefined) return [{ ...ordered, quantity }]
    const product = products.find((candidate) => candidate.id === id)
    if (product === undefined || !product.active || product.priceCents === null) return []
    return [{ productId: id, name: product.name, quantity, unitPriceCents: product.priceCents }]
  })
  return found.length === lines.length ? ok(found) : err('product-unavailable')
}
