import * as z from 'zod/mini'

import type { Product } from '../catalog/product.ts'
import { bankRef, letterRefs, orderRef, productRef, settingsRef } from '../documents.ts'
import { lettersToWrite } from '../letters/lettersToWrite.ts'
import {
  customerFieldNames,
  customerOf,
  isAddressField,
  type CustomerField,
} from '../orders/customer.ts'
import { deskCustomerSchema } from '../orders/deskCustomerSchema.ts'
import { isSameItems, totalsAfterEdit } from '../orders/draftOrder.ts'
import type { EditedField, Order, OrderLine } from '../orders/order.ts'
import { orderedLine, orderLinesSchema } from '../orders/orderLinesSchema.ts'
import { orderFields } from '../orders/orderSchema.ts'
import { canEdit, isInState, receivedOf } from '../orders/orderSteps.ts'
import { paymentMethods } from '../orders/paymentMethod.ts'
import { seenStateSchema } from '../orders/seenStateSchema.ts'
import { defaultShopSettings, destinationOf } from '../orders/shopSettings.ts'
import { already, decided, defineCommand, save } from '../shared/command.ts'
import { idSchema } from '../shared/idSchema.ts'
import { err, ok, type Result } from '../shared/result.ts'

/**
 * An admin changes an order before it ships: for whom and where to, how it is paid, and which bottles (spec section
 * 2.19). What was ordered keeps its price, what is added costs what it costs now; shipping follows the settings once the
 * bottles or the province change; an order that is picked up stays one. It moves the bottles from or to the counted
 * stocks. What was received stays: more is due, or the rest has to be refunded. The activity says what was changed, and
 * by how much the total.
 *
 * Refusals: `order-not-found`, `order-changed` if it has moved since it was seen, or has left, `product-unavailable`,
 * `stock-too-low`, `transfer-not-offered` without an account.
 */
export const editOrder = defineCommand({
  name: 'editOrder',
  by: 'admin',
  input: z.strictObject({
    id: idSchema,
    seen: seenStateSchema,
    lines: orderLinesSchema(z.strictObject(orderedLine)),
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
  decide: (
    { seen, lines, customer: typed, paymentMethod },
    documents,
    { caller, now, readTelephone },
  ) => {
    const { order, bank } = documents
    if (order === null) return err('order-not-found')
    const products = documents.products.filter((product) => product !== null)
    const items = itemsOf(lines, order, products)
    if (!items.ok) return err(items.error)
    // An account's orders carry its own address.
    const email = order.uid === null ? typed.email : order.customer.email
    const customer = customerOf({ ...typed, email }, readTelephone)
    const isSame = (field: CustomerField) => order.customer[field] === customer[field]
    const areItemsSame = isSameItems(order.items, items.value)
    const edited: readonly EditedField[] = [
      ...(customerFieldNames.every((field) => isAddressField(field) || isSame(field))
        ? []
        : (['customer'] as const)),
      ...(customerFieldNames.every((field) => !isAddressField(field) || isSame(field))
        ? []
        : (['address'] as const)),
      ...(order.paymentMethod === paymentMethod ? [] : (['payment'] as const)),
      ...(areItemsSame ? [] : (['items'] as const)),
    ]
    if (edited.length === 0) return already(order)
    if (!canEdit(order) || !isInState(order, seen)) return err('order-changed')
    const account = order.bankAccount ?? bank?.account ?? null
    if (paymentMethod === 'transfer' && account === null) return err('transfer-not-offered')
    const stocks = stocksAfter(order.items, items.value, products)
    if (stocks.some(({ stock }) => stock < 0)) return err('stock-too-low')

    const settings = documents.settings ?? defaultShopSettings
    const destination = destinationOf({ ...order, customer })
    const totals = totalsAfterEdit(order, items.value, settings, destination)
    const { subtotalCents, shippingCents, totalCents } = totals
    const received = receivedOf(order)
    const after: Order = {
      ...order,
      items: items.value,
      subtotalCents,
      shippingCents,
      totalCents,
      receivedCents: order.paymentReceivedAt === null || received === totalCents ? null : received,
      paymentMethod,
      bankAccount: paymentMethod === 'transfer' ? account : null,
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
      ...stocks.map(({ id, stock }) => save(productRef(id).path, { stock })),
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

const quantityOf = (items: readonly OrderLine[], id: string) =>
  items.find(({ productId }) => productId === id)?.quantity ?? 0

/** The counted stocks that change, as they are then. */
function stocksAfter(
  before: readonly OrderLine[],
  after: readonly OrderLine[],
  products: readonly Product[],
): readonly { readonly id: string; readonly stock: number }[] {
  return products.flatMap(({ id, stock }) => {
    const more = quantityOf(after, id) - quantityOf(before, id)
    return stock === null || more === 0 ? [] : [{ id, stock: stock - more }]
  })
}
