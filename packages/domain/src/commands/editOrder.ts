import * as z from 'zod/mini'

import type { Product } from '../catalog/product.ts'
import { bankRef, productRef } from '../documents.ts'
import { customerOf, withoutAddress } from '../orders/customer.ts'
import { deskCustomerSchema } from '../orders/customerSchema.ts'
import { shippingAfterEdit } from '../orders/draftOrder.ts'
import type { OrderLine, Terms } from '../orders/entries.ts'
import { canEdit, termsOf, versionOf, withEntries, type Order } from '../orders/order.ts'
import { orderedLine, orderLinesSchema } from '../orders/orderLinesSchema.ts'
import { paymentMethods } from '../orders/paymentMethod.ts'
import {
  daysToPay,
  defaultShopSettings,
  destinationOf,
  settingsBounds,
} from '../orders/shopSettings.ts'
import { already, changed, decided, defineCommand } from '../shared/command.ts'
import { idSchema } from '../shared/idSchema.ts'
import { err, ok, type Result } from '../shared/result.ts'
import { textSchema } from '../shared/textSchema.ts'
import { versionSchema } from '../shared/versionedSchema.ts'
import { isPressed, isStockTooLow, orderWrites, pressReads, tookByEdit } from './orderWrites.ts'

/**
 * An admin changes an order before it ships: for whom, whether it is shipped and where to, how it is paid, and which
 * bottles (spec section 2.19). What was ordered keeps its price, what is added costs what it costs now; shipping follows
 * the settings once the bottles or the destination change, unless it was agreed on. It moves the bottles from or to the
 * counted stocks. What was received stays: more is due, or the rest has to be refunded.
 *
 * Refusals: `order-not-found`, `changed` if something has happened to it since it was seen, `step-impossible` if it has
 * left, `product-unavailable`, `stock-too-low`, `transfer-not-offered` if it becomes one without an account,
 * `pickup-not-offered` at an address that is neither the shop's nor the order's.
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
    paymentMethod: z.literal(paymentMethods),
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
    const { version, lines, pickupAddress, paymentMethod } = input
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
    const typed = pickupAddress === '' ? input.customer : withoutAddress(input.customer)
    const customer = customerOf({ ...typed, email }, readTelephone)
    const destination = destinationOf({ pickupAddress, customer })
    const terms: Terms = {
      ...termsOf(order),
      items: items.value,
      ...shippingAfterEdit(order, items.value, settings, destination),
      paymentMethod,
      bankAccount: paymentMethod === 'transfer' ? account : null,
      // A transfer is promised the days of the day on which it becomes one.
      ...(isNewTransfer && daysToPay(settings)),
      pickupAddress,
      customer,
    }
    const made = { press, by: caller.uid, at: now }
    const after = withEntries(order, [{ kind: 'edited', terms, took, reason: '', ...made }])
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
