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
import { maxPriceCents } from '../money/money.ts'
import { customerFieldNames, customerOf, withoutAddress } from '../orders/customer.ts'
import { deskCustomerSchema } from '../orders/customerSchema.ts'
import { newOrder } from '../orders/newOrder.ts'
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
import { stocksAfter, stockWrites } from './stocks.ts'

/** Maximum length in UTF-16 characters of what an admin gives as a reason. */
export const maxReasonLength = 200

const enteredOrder = z.strictObject({
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
})

/** What an admin sends to enter an order. */
export type EnterOrderInput = z.output<typeof enteredOrder>

/**
 * An admin enters an order that came by message, or was sold at a fair or a bar (spec section 2.19). It takes the
 * counted bottles and gives the order its number. What was handed over, or paid, is so from the start. It writes letters
 * to the buyer only if that is wanted. The key is the order's id: sent again, it answers with the order.
 *
 * Refusals: `placed-before` if the order of this key differs from what is sent, `pickup-not-offered` at this address,
 * `product-unavailable` for one that does not exist, `stock-too-low`, and `reason-missing` for another price than the
 * product's.
 */
export const enterOrder = defineCommand({
  name: 'enterOrder',
  by: 'admin',
  input: enteredOrder,
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
    const isPickup = pickupAddress !== ''
    const customer = customerOf(
      isPickup ? withoutAddress(input.customer) : input.customer,
      readTelephone,
    )
    const { placed } = documents
    if (placed !== null) {
      return isSameOrder({ ...input, customer }, placed) ? already(placed) : err('placed-before')
    }
    const settings = documents.settings ?? defaultShopSettings
    if (isPickup && pickupAddress !== settings.pickupAddress) return err('pickup-not-offered')
    const found = lines.flatMap((line, index) => {
      const product = documents.products[index] ?? null
      return product === null ? [] : [{ line, product }]
    })
    if (found.length < lines.length) return err('product-unavailable')
    const isOtherPrice = found.some(
      ({ line, product }) => product.priceCents !== line.unitPriceCents,
    )
    const items = found.map(({ line: { quantity, unitPriceCents }, product }): OrderLine => ({
      productId: product.id,
      name: product.name,
      quantity,
      unitPriceCents,
    }))
    const stocks = stocksAfter(documents.products, { taken: items })
    if (stocks.some(({ stock }) => stock < 0)) return err('stock-too-low')
    if (isOtherPrice && reason === '') return err('reason-missing')

    const subtotalCents = items.reduce(
      (sum, { quantity, unitPriceCents }) => sum + quantity * unitPriceCents,
      0,
    )
    const shippingCents = isPickup ? 0 : input.shippingCents
    const count = nextOrderCount(documents.counter)
    const totalCents = subtotalCents + shippingCents
    const begun = newOrder(
      {
        id,
        number: orderNumberOf(count),
        uid: null,
        items,
        subtotalCents,
        shippingCents,
        totalCents,
        paymentMethod: input.paymentMethod,
        bankAccount: documents.bank?.account ?? null,
        language: input.language,
        pickupAddress,
        customer,
        notes: input.notes,
        giftNote: '',
      },
      now,
    )
    const order: Order = {
      ...begun,
      ...(isPaid && { paymentReceivedAt: now, receivedCents: totalCents }),
      ...(isDelivered && { status: 'delivered', deliveredAt: now }),
      activity: [
        { kind: 'entered', by: caller.uid, at: now, ...(reason !== '' && { text: reason }) },
      ],
    }
    const toShop = letterRef(id, 'newOrder').path
    return decided(order, [
      save(orderRef(id).path, orderFields(order)),
      save(orderCounterRef.path, { last: count }),
      ...stockWrites(stocks),
      ...(input.writesLetters
        ? lettersToWrite(documents.letters, null, order, settings, now).filter(
            // Who enters an order knows of it.
            ({ path }) => path !== toShop,
          )
        : []),
    ])
  },
})

/** Whether an order is the one that is sent, whatever steps it has taken since. */
function isSameOrder(sent: EnterOrderInput & Pick<Order, 'customer'>, placed: Order): boolean {
  return (
    placed.items.length === sent.lines.length &&
    sent.lines.every(({ id, quantity, unitPriceCents }) =>
      placed.items.some(
        (item) =>
          item.productId === id &&
          item.quantity === quantity &&
          item.unitPriceCents === unitPriceCents,
      ),
    ) &&
    customerFieldNames.every((field) => placed.customer[field] === sent.customer[field]) &&
    placed.pickupAddress === sent.pickupAddress &&
    placed.paymentMethod === sent.paymentMethod &&
    placed.shippingCents === (sent.pickupAddress === '' ? sent.shippingCents : 0) &&
    placed.language === sent.language &&
    placed.notes === sent.notes &&
    (placed.activity[0]?.text ?? '') === sent.reason &&
    (placed.activity.length > 1 ||
      ((placed.paymentReceivedAt !== null) === sent.isPaid &&
        (placed.status === 'delivered') === sent.isDelivered))
  )
}
