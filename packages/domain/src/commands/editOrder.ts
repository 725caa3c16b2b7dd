import * as z from 'zod/mini'

import type { Product } from '../catalog/product.ts'
import { bankRef, letterRefs, orderRef, productRef, settingsRef } from '../documents.ts'
import { lettersToWrite } from '../letters/lettersToWrite.ts'
import {
  addressFields,
  customerFieldNames,
  customerOf,
  isAddressField,
  withoutAddress,
  type CustomerField,
} from '../orders/customer.ts'
import { deskCustomerSchema } from '../orders/customerSchema.ts'
import { isSameItems, totalsAfterEdit } from '../orders/draftOrder.ts'
import type { EditedField, Order, OrderLine } from '../orders/order.ts'
import { orderedLine, orderLinesSchema } from '../orders/orderLinesSchema.ts'
import { orderFields } from '../orders/orderSchema.ts'
import { canEdit, isInState } from '../orders/orderSteps.ts'
import { paymentMethods } from '../orders/paymentMethod.ts'
import { seenStateSchema } from '../orders/seenStateSchema.ts'
import { defaultShopSettings, destinationOf, settingsBounds } from '../orders/shopSettings.ts'
import { already, decided, defineCommand, save } from '../shared/command.ts'
import { idSchema } from '../shared/idSchema.ts'
import { err, ok, type Result } from '../shared/result.ts'
import { textSchema } from '../shared/textSchema.ts'
import { stocksAfter, stockWrites } from './stocks.ts'

/**
 * An admin changes an order before it ships: for whom, whether it is shipped and where to, how it is paid, and which
 * bottles (spec section 2.19). What was ordered keeps its price, what is added costs what it costs now; shipping follows
 * the settings once the bottles or the destination change. It moves the bottles from or to the counted stocks. What was
 * received stays: more is due, or the rest has to be refunded. The activity says what was changed, and by how much the
 * total.
 *
 * Refusals: `order-not-found`, `order-changed` if it has moved since it was seen, or has left, `product-unavailable`,
 * `stock-too-low`, `transfer-not-offered` if it becomes one without an account, `pickup-not-offered` at an address that
 * is neither the shop's nor the order's.
 */
export const editOrder = defineCommand({
  name: 'editOrder',
  by: 'admin',
  input: z.strictObject({
    id: idSchema,
    seen: seenStateSchema,
    lines: orderLinesSchema(z.strictObject(orderedLine)),
    /** Where the buyer picks it up; empty where it is shipped. */
    pickupAddress: textSchema(settingsBounds.address),
    customer: deskCustomerSchema,
    paymentMethod: z.literal(paymentMethods),
  }),
  reads: ({ id }) => ({
    order: orderRef(id),
    letters: letterRefs(id),
    settings: settingsRef,
    bank: bankRef,
  }),
  alsoReads: ({ lines }, { order }) => ({
    products: [
      ...new Set([
        ...lines.map(({ id }) => id),
        ...(order?.items ?? []).map(({ productId }) => productId),
      ]),
    ].map((id) => productRef(id)),
  }),
  decide: (input, documents, { caller, now, readTelephone }) => {
    const { seen, lines, pickupAddress, paymentMethod } = input
    const { order, bank } = documents
    if (order === null) return err('order-not-found')
    const products = documents.products.filter((product) => product !== null)
    const items = itemsOf(lines, order, products)
    if (!items.ok) return err(items.error)
    // An account's orders carry its own address.
    const email = order.uid === null ? input.customer.email : order.customer.email
    const typed = pickupAddress === '' ? input.customer : withoutAddress(input.customer)
    const customer = customerOf({ ...typed, email }, readTelephone)
    const isDeliverySame = order.pickupAddress === pickupAddress
    const isSame = (field: CustomerField) => order.customer[field] === customer[field]
    const areItemsSame = isSameItems(order.items, items.value)
    const edited: readonly EditedField[] = [
      ...(customerFieldNames.every((field) => isAddressField(field) || isSame(field))
        ? []
        : (['customer'] as const)),
      ...(isDeliverySame ? [] : (['delivery'] as const)),
      // Another delivery has another address, or none.
      ...(!isDeliverySame || addressFields.every(isSame) ? [] : (['address'] as const)),
      ...(order.paymentMethod === paymentMethod ? [] : (['payment'] as const)),
      ...(areItemsSame ? [] : (['items'] as const)),
    ]
    if (edited.length === 0) return already(order)
    if (!canEdit(order) || !isInState(order, seen)) return err('order-changed')
    const settings = documents.settings ?? defaultShopSettings
    if (!isDeliverySame && !['', settings.pickupAddress].includes(pickupAddress)) {
      return err('pickup-not-offered')
    }
    const account = order.bankAccount ?? bank?.account ?? null
    if (edited.includes('payment') && paymentMethod === 'transfer' && account === null) {
      return err('transfer-not-offered')
    }
    const stocks = stocksAfter(products, { back: order.items, taken: items.value })
    if (stocks.some(({ stock }) => stock < 0)) return err('stock-too-low')

    const destination = destinationOf({ pickupAddress, customer })
    const totals = totalsAfterEdit(order, items.value, settings, destination)
    const { subtotalCents, shippingCents, totalCents } = totals
    const after: Order = {
      ...order,
      items: items.value,
      subtotalCents,
      shippingCents,
      totalCents,
      paymentMethod,
      bankAccount: paymentMethod === 'transfer' ? account : null,
      pickupAddress,
      customer,
      updatedAt: now,
      activity: [
        ...order.activity,
        {
          kind: 'edited',
          by: caller.uid,
          at: now,
          edited,
          cents: totalCents - order.totalCents,
        },
      ],
    }
    return decided(after, [
      save(orderRef(order.id).path, orderFields(after)),
      ...stockWrites(stocks),
      ...lettersToWrite(documents.letters, order, after, settings, now),
    ])
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
