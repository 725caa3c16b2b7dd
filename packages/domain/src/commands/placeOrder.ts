import * as z from 'zod/mini'

import type { Profile } from '../account/profile.ts'
import { cartFields } from '../cart/cartSchema.ts'
import { subtractCart, type UserCart } from '../cart/mergeCarts.ts'
import {
  bankRef,
  cartRef,
  letterRefs,
  networkRef,
  orderCounterRef,
  orderRef,
  ordersWhere,
  productRef,
  profileRef,
  settingsRef,
} from '../documents.ts'
import { lettersToWrite } from '../letters/lettersToWrite.ts'
import type { Cents } from '../money/money.ts'
import { customerFieldNames, customerOf, profileTextsAfter } from '../orders/customer.ts'
import { customerInputSchema } from '../orders/customerSchema.ts'
import { draftOrder, type OrderProblem } from '../orders/draftOrder.ts'
import { newOrder } from '../orders/newOrder.ts'
import { maxGiftNoteLength, maxNotesLength, type Order } from '../orders/order.ts'
import { isOrderId } from '../orders/orderId.ts'
import {
  hasTooManyOpenOrders,
  maxOpenOrders,
  maxOrdersOfNetwork,
  networkWindowMs,
  recentTimes,
} from '../orders/orderLimits.ts'
import { orderedLine, orderLinesSchema } from '../orders/orderLinesSchema.ts'
import { nextOrderCount, orderNumberOf } from '../orders/orderNumber.ts'
import { orderFields } from '../orders/orderSchema.ts'
import { goodsOf, isNewAndUnpaid } from '../orders/orderSteps.ts'
import { paymentMethods } from '../orders/paymentMethod.ts'
import { telephoneTerm } from '../orders/searchTerms.ts'
import { defaultShopSettings, destinationOf, settingsBounds } from '../orders/shopSettings.ts'
import {
  already,
  decided,
  defineCommand,
  save,
  type Caller,
  type Decision,
  type Write,
} from '../shared/command.ts'
import { languages } from '../shared/language.ts'
import { err, type Result } from '../shared/result.ts'
import { e164Of } from '../shared/Telephone.ts'
import { textSchema } from '../shared/textSchema.ts'
import { stocksAfter, stockWrites } from './stocks.ts'

/** Why an order was not placed. */
export type PlaceOrderRefusal =
  | OrderProblem
  /** The shop does not offer to pick orders up, or no longer at this address. */
  | { readonly code: 'pickup-not-offered' }
  /** The order costs something else than what the buyer has seen. */
  | { readonly code: 'total-changed'; readonly totalCents: Cents }
  /** The key belongs to an order that differs from this one, or is no longer new. */
  | { readonly code: 'placed-before'; readonly number: string }
  /** Too many open, unpaid orders of this address or telephone, or too many orders from this network. */
  | { readonly code: 'too-many-open-orders' | 'too-many-orders' }

/** How many open orders of an address or a telephone are read, at most. */
const readOpenOrders = 4 * maxOpenOrders

const openOrdersOf = (...[field, operator, value]: Parameters<typeof ordersWhere>[0][number]) =>
  ordersWhere(
    [
      [field, operator, value],
      ['status', '==', 'pending'],
      ['money', '==', 'due'],
    ],
    readOpenOrders,
  )

/** What the checkout sends. */
const sentOrder = z
  .strictObject({
    /** 20 random characters, `orderIdFrom`. */
    key: z.string().check(z.refine(isOrderId, { error: 'Not the id of an order' })),
    lines: orderLinesSchema(z.strictObject(orderedLine)),
    /** The address at which the buyer picks the order up; empty where it is shipped to the customer's address. */
    pickupAddress: textSchema(settingsBounds.address),
    customer: customerInputSchema,
    paymentMethod: z.literal(paymentMethods),
    language: z.literal(languages),
    notes: textSchema(maxNotesLength),
    giftNote: textSchema(maxGiftNoteLength),
    /** The total on the button that the buyer pressed, in cents. */
    seenTotalCents: z.int(),
  })
  .check(
    z.refine(
      ({ pickupAddress, customer }) => (pickupAddress === '') !== (customer.province === ''),
      {
        error: 'An order is shipped to an address, or picked up',
        path: ['pickupAddress'],
      },
    ),
  )

/**
 * Places an order, with or without an account (spec section 16.3). It computes prices, shipping and total from
 * the products and settings of now, takes the bottles, gives the order its number, takes its bottles out of the
 * buyer's cart, completes the buyer's profile and writes the letters, in one commit.
 *
 * The key is the order's id: sent again, it answers with the order that it has placed.
 */
export const placeOrder = defineCommand({
  name: 'placeOrder',
  by: 'anyone',
  input: sentOrder,
  reads: ({ key, lines, customer, paymentMethod }, { caller, network, readTelephone }) => ({
    placed: orderRef(key),
    letters: letterRefs(key),
    settings: settingsRef,
    bank: paymentMethod === 'transfer' ? bankRef : null,
    products: lines.map(({ id }) => productRef(id)),
    counter: orderCounterRef,
    network: network === null ? null : networkRef(network),
    ofEmail: openOrdersOf('customer.email', '==', caller?.email ?? customer.email),
    ofTelephone: openOrdersOf(
      'searchTerms',
      'array-contains',
      telephoneTerm(e164Of(customer.telefono, readTelephone) || customer.telefono),
    ),
    cart: caller && cartRef(caller.uid),
    profile: caller && profileRef(caller.uid),
  }),
  decide: (input, documents, context): Result<Decision<Order>, PlaceOrderRefusal> => {
    const { caller, now, readTelephone } = context
    const { placed, network } = documents
    // An account's orders carry its own address.
    const order = {
      ...input,
      customer: {
        ...customerOf(input.customer, readTelephone),
        email: caller?.email ?? input.customer.email,
      },
    }
    if (placed !== null) {
      return isSameOrder(order, placed, caller)
        ? already(placed)
        : err({ code: 'placed-before', number: placed.number })
    }
    const {
      key: id,
      lines,
      customer,
      paymentMethod,
      language,
      notes,
      giftNote,
      pickupAddress,
    } = order
    const settings = documents.settings ?? defaultShopSettings
    const products = documents.products.filter((product) => product !== null)
    if (pickupAddress !== '' && pickupAddress !== settings.pickupAddress) {
      return err({ code: 'pickup-not-offered' })
    }
    const destination = destinationOf(order)
    const draft = draftOrder({ lines, products, settings, paymentMethod, destination, now })
    if (!draft.ok) return draft
    const { totalCents } = draft.value
    if (totalCents !== order.seenTotalCents) return err({ code: 'total-changed', totalCents })
    const bankAccount = documents.bank?.account ?? null
    if (paymentMethod === 'transfer' && bankAccount === null) {
      return err({ code: 'transfer-not-offered' })
    }
    const open = [...documents.ofEmail, ...documents.ofTelephone].filter(isNewAndUnpaid)
    if (hasTooManyOpenOrders(customer, open)) {
      return err({ code: 'too-many-open-orders' })
    }
    const placedAt = recentTimes(network?.placedAt ?? [], now)
    if (placedAt.length >= maxOrdersOfNetwork) return err({ code: 'too-many-orders' })

    const count = nextOrderCount(documents.counter)
    const ordered = newOrder(
      {
        id,
        number: orderNumberOf(count),
        uid: caller?.uid ?? null,
        ...draft.value,
        paymentMethod,
        bankAccount,
        language,
        pickupAddress,
        customer,
        notes,
        giftNote,
      },
      now,
    )
    return decided(ordered, [
      save(orderRef(id).path, orderFields(ordered)),
      save(orderCounterRef.path, { last: count }),
      ...stockWrites(stocksAfter(products, { taken: ordered.items })),
      ...lettersToWrite(documents.letters, null, ordered, settings, now),
      ...buyerWrites(caller, documents, ordered),
      ...(context.network === null
        ? []
        : [
            save(networkRef(context.network).path, {
              placedAt: [...placedAt, now],
              expiresAt: new Date(now + networkWindowMs),
            }),
          ]),
    ])
  },
})

/** What a buyer sends to place an order. */
export type PlaceOrderInput = Parameters<typeof placeOrder.decide>[0]

/** Takes the ordered bottles out of the buyer's cart, and keeps the buyer's texts in the profile. */
function buyerWrites(
  caller: Caller | null,
  { cart, profile }: { readonly cart: UserCart | null; readonly profile: Profile | null },
  { items, customer }: Order,
): readonly Write[] {
  if (caller === null) return []
  const ordered = items.map(({ productId, quantity }) => ({ id: productId, quantity }))
  const rest = cart && { ...cart, items: subtractCart(cart.items, ordered) }
  return [
    ...(rest === null ? [] : [save(cartRef(caller.uid).path, cartFields(rest))]),
    ...(profile === null
      ? []
      : [save(profileRef(caller.uid).path, profileTextsAfter(profile, customer))]),
  ]
}

type SentOrder = z.output<typeof sentOrder>

/** Whether a placed order is the one that is sent, and nobody has moved it on. */
function isSameOrder(sent: SentOrder, placed: Order, caller: Caller | null): boolean {
  const isOwn = placed.uid === null || placed.uid === caller?.uid
  // The type asks for every part of the input, also for a new one.
  const isSame: Readonly<Record<Exclude<keyof SentOrder, 'key' | 'language'>, boolean>> = {
    lines:
      placed.items.length === sent.lines.length &&
      sent.lines.every(({ id, quantity }) =>
        placed.items.some((item) => item.productId === id && item.quantity === quantity),
      ),
    pickupAddress: placed.pickupAddress === sent.pickupAddress,
    customer: customerFieldNames.every((field) => placed.customer[field] === sent.customer[field]),
    paymentMethod: placed.paymentMethod === sent.paymentMethod,
    notes: placed.notes === sent.notes,
    giftNote: placed.giftNote === sent.giftNote,
    seenTotalCents: placed.totalCents === sent.seenTotalCents,
  }
  return isOwn && goodsOf(placed) === 'new' && Object.values(isSame).every(Boolean)
}
