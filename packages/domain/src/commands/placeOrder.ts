import * as z from 'zod/mini'

import type { Profile } from '../account/profile.ts'
import { cartReducer } from '../cart/Cart.ts'
import { cartFields } from '../cart/cartSchema.ts'
import type { UserCart } from '../cart/UserCart.ts'
import {
  bankRef,
  cartRef,
  networkRef,
  orderCounterRef,
  orderRef,
  ordersWhere,
  productRef,
  profileRef,
} from '../documents.ts'
import { maxPriceCents, type Cents } from '../money/money.ts'
import { peopleOf, profileTextsAfter, type Customer } from '../orders/customer.ts'
import { customerInputSchema, receiverInputSchema } from '../orders/customerSchema.ts'
import { draftOrder, type OrderProblem } from '../orders/draftOrder.ts'
import { guestActor, type Terms } from '../orders/entries.ts'
import {
  isCancelledByBuyer,
  maxGiftNoteLength,
  maxNotesLength,
  orderOf,
  type Order,
} from '../orders/order.ts'
import { orderedLine, orderLinesSchema } from '../orders/orderLinesSchema.ts'
import { nextOrderCount, orderNumberOf } from '../orders/orderNumber.ts'
import { paymentMethods } from '../orders/paymentMethod.ts'
import {
  daysToPay,
  defaultShopSettings,
  destinationOf,
  pauseStateOf,
  settingsBounds,
} from '../orders/shopSettings.ts'
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
import { textSchema } from '../shared/textSchema.ts'
import { wholeNumberSchema } from '../shared/wholeNumberSchema.ts'
import { telephoneDigits } from '../telephone/telephoneDigits.ts'
import { isBuyer, orderWrites, pressReads, tookFor } from './orderWrites.ts'

/** Why an order was not placed. */
export type PlaceOrderRefusal =
  | OrderProblem
  /** Sales are paused, by the server's clock. */
  | { readonly code: 'sales-paused' }
  /** The shop does not offer to pick orders up, or no longer at this address. */
  | { readonly code: 'pickup-not-offered' }
  /** The order, or one of its bottles, costs something else than what the buyer has seen. */
  | { readonly code: 'total-changed'; readonly totalCents: Cents }
  /** The press has placed somebody else's order. */
  | { readonly code: 'placed-before' }
  /** Too many open, unpaid orders that this account placed, or this network for this address or telephone. */
  | { readonly code: 'too-many-open-orders' }

/**
 * At most this many open, unpaid orders that one account placed, or that came for one e-mail address or telephone from one
 * network without an account (spec section 16.4). An address that is typed proves nothing: orders that a stranger placed
 * with it, or an admin entered, never stop the person whose it is, not even once they have joined the account.
 */
export const maxOpenOrders = 3

/** What the checkout sends. */
const sentOrder = z
  .strictObject({
    lines: orderLinesSchema(
      z.strictObject({
        ...orderedLine,
        /** What the buyer has seen that one bottle costs, in cents. */
        seenPriceCents: wholeNumberSchema(0, maxPriceCents),
      }),
    ),
    /** The address at which the buyer picks the order up; empty where it is shipped. */
    pickupAddress: textSchema(settingsBounds.address),
    /** The buyer; with an address where the bottles go there. */
    customer: customerInputSchema,
    /** Who receives a gift; null where the buyer receives the order. */
    receiver: z.nullable(receiverInputSchema),
    paymentMethod: z.literal(paymentMethods),
    language: z.literal(languages),
    notes: textSchema(maxNotesLength),
    giftNote: textSchema(maxGiftNoteLength),
    /** The total on the button that the buyer pressed, in cents. */
    seenTotalCents: z.int(),
    /** Whether a user's profile keeps these texts for the next time. */
    savesProfile: z.boolean(),
  })
  .check(
    z.refine(
      ({ pickupAddress, customer, receiver }) =>
        [pickupAddress !== '', customer.province !== '', receiver !== null].filter(Boolean)
          .length === 1,
      {
        error: 'An order is shipped to its buyer, or to the receiver of a gift, or picked up',
        path: ['pickupAddress'],
      },
    ),
  )

/** What a buyer sends to place an order. */
export type PlaceOrderInput = z.output<typeof sentOrder>

/**
 * Places an order, with or without an account, at the prices and settings of now (spec section 16.3): order, stock, cart,
 * profile and letters in one commit. The press is its id.
 */
export const placeOrder = defineCommand({
  name: 'placeOrder',
  by: 'anyone',
  limit: 'orders',
  input: sentOrder,
  reads: ({ lines }, { caller, network, press }) => ({
    ...pressReads(press, press),
    bank: bankRef,
    products: lines.map(({ id }) => productRef(id)),
    counter: orderCounterRef,
    sent: network === null ? null : networkRef(network),
    ofAccount:
      caller &&
      ordersWhere(
        [
          ['uid', '==', caller.uid],
          ['status', '==', 'pending'],
          ['money', '==', 'due'],
        ],
        4 * maxOpenOrders,
      ),
    cart: caller && cartRef(caller.uid),
    profile: caller && profileRef(caller.uid),
  }),
  alsoReads: (_, { sent }, { caller }) => ({
    // The press of an order is its id.
    ofNetwork: (caller === null ? (sent?.orders ?? []) : []).map(({ press }) => orderRef(press)),
  }),
  decide: (input, documents, context): Result<Decision<Order>, PlaceOrderRefusal> => {
    const { caller, press, now, readTelephone } = context
    const { order: placed } = documents
    if (isBuyer(placed, caller)) return already(placed)
    if (placed !== null) return err({ code: 'placed-before' })
    const { lines, paymentMethod, pickupAddress, giftNote, language, notes } = input
    // An account's orders carry its own address.
    const email = caller?.email ?? input.customer.email
    const people = peopleOf({ ...input, customer: { ...input.customer, email } }, readTelephone)
    const settings = documents.settings ?? defaultShopSettings
    const products = documents.products.filter((product) => product !== null)
    if (pauseStateOf(settings.pause, now) === 'underWay') return err({ code: 'sales-paused' })
    if (pickupAddress !== '' && pickupAddress !== settings.pickupAddress) {
      return err({ code: 'pickup-not-offered' })
    }
    const destination = destinationOf({ pickupAddress, ...people })
    const draft = draftOrder({ lines, products, settings, paymentMethod, destination })
    if (!draft.ok) return draft
    const { items, shippingCents, totalCents } = draft.value
    const isSeen = lines.every(({ id, seenPriceCents }) =>
      items.some((item) => item.productId === id && item.unitPriceCents === seenPriceCents),
    )
    if (totalCents !== input.seenTotalCents || !isSeen) {
      return err({ code: 'total-changed', totalCents })
    }
    const bankAccount = paymentMethod === 'transfer' ? (documents.bank?.account ?? null) : null
    if (paymentMethod === 'transfer' && bankAccount === null) {
      return err({ code: 'transfer-not-offered' })
    }
    const open = [...(documents.ofAccount ?? []), ...documents.ofNetwork]
      .filter((order) => order !== null)
      .filter(isCancelledByBuyer)
    if (hasTooManyOpenOrders(open, people.customer, caller))
      return err({ code: 'too-many-open-orders' })

    const terms: Terms = {
      items,
      shippingCents,
      isShippingAgreed: false,
      discountCents: 0,
      paymentMethod,
      bankAccount,
      ...daysToPay(settings),
      writesLetters: true,
      pickupAddress,
      ...people,
      giftNote,
    }
    const count = nextOrderCount(documents.counter)
    const uid = caller?.uid ?? null
    const order = orderOf(
      { id: press, number: orderNumberOf(count), uid, isOpenByLink: uid === null, language, notes },
      [
        {
          kind: 'placed',
          terms,
          took: tookFor(products, items),
          reason: '',
          press,
          by: uid ?? guestActor,
          at: now,
        },
      ],
    )
    return decided(order, [
      ...orderWrites(order, press, { products, settings }, now),
      save(orderCounterRef.path, { last: count }),
      ...buyerWrites(caller, documents, order, input.savesProfile),
    ])
  },
})

/** Of an account the orders count that it placed, of a guest those with the same address or telephone. */
function hasTooManyOpenOrders(
  open: readonly Order[],
  customer: Customer,
  caller: Caller | null,
): boolean {
  const counted =
    caller === null
      ? [
          open.filter((order) => order.customer.email === customer.email),
          open.filter((order) => digitsOf(order.customer) === digitsOf(customer)),
        ]
      : [open.filter(({ entries: [first] }) => first?.kind === 'placed' && first.by === caller.uid)]
  return counted.some(({ length }) => length >= maxOpenOrders)
}

const digitsOf = ({ telefono, telefonoE164 }: Customer): string =>
  telephoneDigits(telefonoE164 || telefono)

/** Takes the ordered bottles out of the buyer's cart, and keeps the buyer's texts in the profile. */
function buyerWrites(
  caller: Caller | null,
  { cart, profile }: { readonly cart: UserCart | null; readonly profile: Profile | null },
  { items, customer }: Order,
  savesProfile: boolean,
): readonly Write[] {
  if (caller === null) return []
  const ordered = items.map(({ productId, quantity }) => ({ id: productId, quantity }))
  const rest = cart && {
    ...cart,
    items: cartReducer(cart.items, { type: 'take', bottles: ordered }),
  }
  return [
    ...(rest === null ? [] : [save(cartRef(caller.uid).path, cartFields(rest))]),
    ...(profile === null || !savesProfile
      ? []
      : [save(profileRef(caller.uid).path, profileTextsAfter(profile, customer))]),
  ]
}
