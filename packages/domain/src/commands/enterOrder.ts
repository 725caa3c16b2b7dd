import * as z from 'zod/mini'

import {
  bankRef,
  letterRef,
  letterRefs,
  orderCounterRef,
  orderRef,
  productRef,
  settingsRef,
} from '../documents.ts'
import { lettersToWrite } from '../letters/lettersToWrite.ts'
import { currency, maxPriceCents } from '../money/money.ts'
import { customerOf, withoutAddress } from '../orders/customer.ts'
import { deskCustomerSchema } from '../orders/deskCustomerSchema.ts'
import { maxNotesLength, type Order, type OrderLine } from '../orders/order.ts'
import { isOrderId } from '../orders/orderId.ts'
import { orderedLine, orderLinesSchema } from '../orders/orderLinesSchema.ts'
import { nextOrderCount, orderNumberOf } from '../orders/orderNumber.ts'
import { orderFields } from '../orders/orderSchema.ts'
import { paymentMethods } from '../orders/paymentMethod.ts'
import { defaultShopSettings, settingsBounds } from '../orders/shopSettings.ts'
import { already, decided, defineCommand, save } from '../shared/command.ts'
import { languages } from '../shared/language.ts'
import { err } from '../shared/result.ts'
import { textSchema } from '../shared/textSchema.ts'
import { wholeNumberSchema } from '../shared/wholeNumberSchema.ts'

/** Maximum length in UTF-16 characters of what an admin gives as a reason. */
export const maxReasonLength = 200

/**
 * An admin enters an order that came by message, or was sold at a fair or a bar (spec section 2.19). It takes the
 * counted bottles and gives the order its number. What was handed over, or paid, is so from the start. It writes letters
 * to the buyer only if that is wanted. The key is the order's id: sent again, it answers with the order.
 *
 * Refusals: `pickup-not-offered` at this address, `product-unavailable` for one that does not exist, `stock-too-low`, and
 * `reason-missing` for another price than the product's.
 */
export const enterOrder = defineCommand({
  name: 'enterOrder',
  by: 'admin',
  input: z.strictObject({
    /** 20 random characters, `orderIdFrom`. */
    key: z.string().check(z.refine(isOrderId, { error: 'Not the id of an order' })),
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
    paymentMethod: z.literal(paymentMethods),
    language: z.literal(languages),
    notes: textSchema(maxNotesLength),
    isPaid: z.boolean(),
    /** Whether the buyer has the bottles. */
    isDelivered: z.boolean(),
    writesLetters: z.boolean(),
  }),
  reads: ({ key, lines, paymentMethod }) => ({
    placed: orderRef(key),
    letters: letterRefs(key),
    settings: settingsRef,
    bank: paymentMethod === 'transfer' ? bankRef : null,
    products: lines.map(({ id }) => productRef(id)),
    counter: orderCounterRef,
  }),
  decide: (input, documents, { caller, now, readTelephone }) => {
    const { key: id, lines, reason, pickupAddress, isPaid, isDelivered } = input
    if (documents.placed !== null) return already(documents.placed)
    const settings = documents.settings ?? defaultShopSettings
    const isPickup = pickupAddress !== ''
    if (isPickup && pickupAddress !== settings.pickupAddress) return err('pickup-not-offered')
    const found = lines.flatMap((line, index) => {
      const product = documents.products[index] ?? null
      return product === null ? [] : [{ line, product }]
    })
    if (found.length < lines.length) return err('product-unavailable')
    const stocks = found.flatMap(({ line, product: { id: productId, stock } }) =>
      stock === null ? [] : [{ productId, stock: stock - line.quantity }],
    )
    if (stocks.some(({ stock }) => stock < 0)) return err('stock-too-low')
    const isOtherPrice = found.some(
      ({ line, product }) => product.priceCents !== line.unitPriceCents,
    )
    if (isOtherPrice && reason === '') return err('reason-missing')

    const items = found.map(({ line: { quantity, unitPriceCents }, product }): OrderLine => ({
      productId: product.id,
      name: product.name,
      quantity,
      unitPriceCents,
    }))
    const subtotalCents = items.reduce(
      (sum, { quantity, unitPriceCents }) => sum + quantity * unitPriceCents,
      0,
    )
    const shippingCents = isPickup ? 0 : input.shippingCents
    const count = nextOrderCount(documents.counter)
    const order: Order = {
      id,
      number: orderNumberOf(count),
      uid: null,
      items,
      subtotalCents,
      shippingCents,
      totalCents: subtotalCents + shippingCents,
      currency,
      status: isDelivered ? 'delivered' : 'pending',
      paymentMethod: input.paymentMethod,
      bankAccount: documents.bank?.account ?? null,
      paymentReceivedAt: isPaid ? now : null,
      receivedCents: null,
      refundedAt: null,
      refundedCents: null,
      invoice: '',
      language: input.language,
      tracking: null,
      activity: [
        { kind: 'entered', by: caller.uid, at: now, ...(reason !== '' && { text: reason }) },
      ],
      pickupAddress,
      customer: customerOf(
        isPickup ? withoutAddress(input.customer) : input.customer,
        readTelephone,
      ),
      notes: input.notes,
      giftNote: '',
      createdAt: now,
      updatedAt: now,
      shippedAt: null,
      deliveredAt: isDelivered ? now : null,
      cancelledAt: null,
      returnedAt: null,
    }
    const toShop = letterRef(id, 'newOrder').path
    return decided(order, [
      save(orderRef(id).path, orderFields(order)),
      save(orderCounterRef.path, { last: count }),
      ...stocks.map(({ productId, stock }) => save(productRef(productId).path, { stock })),
      ...(input.writesLetters
        ? lettersToWrite(documents.letters, null, order, settings, now).filter(
            // Who enters an order knows of it.
            ({ path }) => path !== toShop,
          )
        : []),
    ])
  },
})

/** What an admin sends to enter an order. */
export type EnterOrderInput = Parameters<typeof enterOrder.decide>[0]
