import type { Profile } from '../account/profile.ts'
import type { CartLine } from '../cart/Cart.ts'
import type { Product } from '../catalog/product.ts'
import type { WaitingPerson } from '../catalog/waitingList.ts'
import type { PlaceOrderInput } from '../commands/placeOrder.ts'
import { planned, type Letter } from '../letters/letter.ts'
import type { WaitingLetter } from '../letters/waitingLetter.ts'
import {
  profileTextsOf,
  withE164,
  type CheckedCustomer,
  type CheckedReceiver,
  type Customer,
  type Receiver,
} from '../orders/customer.ts'
import {
  guestActor,
  type Bottles,
  type Entry,
  type goodsKinds,
  type OrderEvent,
  type Terms,
} from '../orders/entries.ts'
import { goodsOf, type OrderStatus } from '../orders/goodsStates.ts'
import { orderOf, totalsOf, type Order, type PlacedOrder } from '../orders/order.ts'
import { hourMs } from '../orders/shopCalendar.ts'
import { defaultShopSettings, type BankAccount, type ShopSettings } from '../orders/shopSettings.ts'
import { afterSteps, type Step } from '../orders/steps.ts'
import type { Account } from '../session/Session.ts'
import type { Caller } from '../shared/command.ts'
import { unedited } from '../shared/versioned.ts'
import { readTelephone } from '../telephone/readTelephone.ts'

/** The time of the commands in tests, and of what the builders make; in ms since 1970. */
export const noon = Date.UTC(2026, 0, 2, 12)

/** A bottle on sale, for 27.00, whose stock is not counted. */
export const aProduct = (overrides: Partial<Product> = {}): Product => ({
  ...unedited,
  id: 'destilado',
  name: 'Amaru Destilado',
  description: null,
  priceCents: 2700,
  currency: 'USD',
  image: 'bottle-destilado-1',
  active: true,
  comingSoon: false,
  stock: null,
  alcoholByVolume: 32,
  volumeMl: 750,
  batch: null,
  batchBottles: null,
  sortOrder: 1,
  ...overrides,
})

/** What the desk's form saves of a product, its stock apart. */
export const aSale = (product: Product = aProduct()) => ({
  priceCents: product.priceCents,
  active: product.active,
  comingSoon: product.comingSoon,
  alcoholByVolume: product.alcoholByVolume,
  volumeMl: product.volumeMl,
  batch: product.batch,
  batchBottles: product.batchBottles,
})

/** A product that an admin has added, with its words. */
export const anAddedProduct = (overrides: Partial<Product> = {}): Product =>
  aProduct({
    id: '5f0c6d3e-9a1b-4c7d-8e2f-1a2b3c4d5e6f',
    name: 'Amaru Miel',
    description: {
      es: 'Destilado de pitahaya con miel de abejas nativas.',
      en: 'Pitahaya spirit with the honey of native bees.',
    },
    priceCents: 3200,
    image: null,
    alcoholByVolume: 28,
    volumeMl: 500,
    sortOrder: 4,
    ...overrides,
  })

/** A drawn bottle as a data URL, as it is stored with a product. */
export const aPicture =
  'data:image/jpeg;base64,/9j/2wBDABsbGxscGx4hIR4qLSgtKj04MzM4PV1CR0JHQl2NWGdYWGdYjX2Xe3N7l33gsJycsOD/2c7Z////////////////2wBDARsbGxscGx4hIR4qLSgtKj04MzM4PV1CR0JHQl2NWGdYWGdYjX2Xe3N7l33gsJycsOD/2c7Z////////////////wgARCABQAEADASIAAhEBAxEB/8QAGAABAQEBAQAAAAAAAAAAAAAAAAQFAQP/xAAYAQEBAAMAAAAAAAAAAAAAAAAAAgEDBP/aAAwDAQACEAMQAAAA3xFCPGbEdgGcAM+/LivXQytQ64uegjzL4Ofc08y80B0aQM+C+Dm3L4LzQHTpAjk10VkV2ALn/8QAIxAAAAQGAgMBAAAAAAAAAAAAAgMEEQABEiBDgRBSFDBCof/aAAgBAQABPwD1qjRl0UTZ3hKaMyuubs167HuEOTV6o4Jsw0/MJTglTFV9XLBzkAIe3KMbgEHraux75Q5NWrse+UOTVq7HvlDk1aqKGZRRJ2ePFP6fso8U/p+yhKUMuuuTO3r/AP/EABoRAQACAwEAAAAAAAAAAAAAAAEAAxARMiL/2gAIAQIBAT8Ai6Nwdm82Pllb5M2dMr6M2dsr7MtYu4Vg7x//xAAZEQEAAwEBAAAAAAAAAAAAAAABAAIyEBH/2gAIAQMBAT8AgesTx7TUvrtMy+e0yS+XpdCN1Of/2Q=='

export const aCartLine = (overrides: Partial<CartLine> = {}): CartLine => ({
  id: 'destilado',
  name: 'Amaru Destilado',
  priceCents: 2700,
  image: 'bottle-destilado-1',
  quantity: 1,
  ...overrides,
})

/** The customer as a buyer sends it. */
export const aCheckedCustomer = (overrides: Partial<CheckedCustomer> = {}): CheckedCustomer => ({
  nombre: 'Rosa Quishpe',
  cedula: '1710034065',
  businessName: '',
  email: 'rosa@example.com',
  idKind: 'cedula',
  telefono: '+593 99 123 4567',
  direccion: 'Av. Amazonas N34-120',
  city: 'Quito',
  province: 'Pichincha',
  reference: '',
  ...overrides,
})

/** The customer as an order stores it, with the number to call. */
export const aCustomer = (overrides: Partial<CheckedCustomer> = {}): Customer =>
  withE164(aCheckedCustomer(overrides), readTelephone)

/** The receiver of a gift as a buyer sends it. */
export const aCheckedReceiver = (overrides: Partial<CheckedReceiver> = {}): CheckedReceiver => ({
  nombre: 'Inés Tituaña',
  telefono: '07 283 1234',
  direccion: 'Calle Larga 7-42',
  city: 'Cuenca',
  province: 'Azuay',
  reference: '',
  ...overrides,
})

/** The receiver of a gift as an order stores it, with the number to call. */
export const aReceiver = (overrides: Partial<CheckedReceiver> = {}): Receiver =>
  withE164(aCheckedReceiver(overrides), readTelephone)

export const aBankAccount = (overrides: Partial<BankAccount> = {}): BankAccount => ({
  bank: 'Banco Pichincha',
  kind: 'savings',
  number: '2201234567',
  holder: 'Amaru S. A. S.',
  holderId: '1790012344001',
  ...overrides,
})

/** The settings of a new shop, with transfers offered: shipping is 5.00. */
export const someSettings = (overrides: Partial<ShopSettings> = {}): ShopSettings => ({
  ...defaultShopSettings,
  transferOffered: true,
  ...overrides,
})

/** Somebody who has just signed in with a verified address. */
export const aCaller = (overrides: Partial<Caller> = {}): Caller => ({
  uid: 'rosa',
  email: 'rosa@example.com',
  emailVerified: true,
  signedInAt: noon,
  ...overrides,
})

/** What a buyer sends for one bottle of `aProduct()`, with the shipping of `someSettings()`. */
export const anOrderInput = (overrides: Partial<PlaceOrderInput> = {}): PlaceOrderInput => ({
  lines: [{ id: 'destilado', quantity: 1, seenPriceCents: 2700 }],
  pickupAddress: '',
  customer: aCheckedCustomer(),
  receiver: null,
  paymentMethod: 'transfer',
  language: 'es',
  notes: '',
  giftNote: '',
  seenTotalCents: 3200,
  savesProfile: true,
  ...overrides,
})

/** What a test says of an order; its entries follow from it, unless it names them. */
interface OrderFacts
  extends PlacedOrder, Terms, Omit<Order, keyof PlacedOrder | keyof Terms | 'entries'> {
  readonly entries: readonly Entry[]
  /** The bottles that it took. Default: all, as if every stock was counted. */
  readonly took: Bottles
  /** Whether an admin has entered it. Default: its buyer has placed it. */
  readonly isEntered: boolean
}

/** The events that lead to a status, in their order. */
const waysTo: Readonly<Record<OrderStatus, readonly (typeof goodsKinds)[number][]>> = {
  pending: [],
  shipped: ['shipped'],
  delivered: ['shipped', 'delivered'],
  cancelled: ['cancelled'],
  returned: ['shipped', 'returned'],
}

/** A press of tests. */
export const aPress = (number = 1): string => `PRESS${String(number).padStart(15, '0')}`

/**
 * An order as its facts say: with `status: 'shipped'` it was shipped, with `paymentReceivedAt` its whole total was
 * received, unless `receivedCents` says another amount. With `totalCents` it has one bottle of that price.
 */
export function anOrder(facts: Partial<OrderFacts> = {}): Order {
  const { id = 'KEY00000000000000001', uid = 'rosa', status = 'pending' } = facts
  const { createdAt = noon, shippingCents = 500 } = facts
  const { paymentMethod = 'transfer' } = facts
  const placed = {
    id,
    number: facts.number ?? 'A-1001',
    uid,
    isOpenByLink: facts.isOpenByLink ?? uid === null,
    language: facts.language ?? 'es',
    notes: facts.notes ?? '',
  }
  const bottle = { productId: 'destilado', name: 'Amaru Destilado' }
  const terms: Terms = {
    items: facts.items ?? [
      facts.totalCents === undefined
        ? { ...bottle, quantity: 2, unitPriceCents: 2700 }
        : { ...bottle, quantity: 1, unitPriceCents: facts.totalCents - shippingCents },
    ],
    shippingCents,
    isShippingAgreed: facts.isShippingAgreed ?? false,
    discountCents: facts.discountCents ?? 0,
    paymentMethod,
    bankAccount:
      facts.bankAccount === undefined
        ? paymentMethod === 'transfer'
          ? aBankAccount()
          : null
        : facts.bankAccount,
    transferDays: facts.transferDays ?? null,
    pendingDays: facts.pendingDays ?? 7,
    writesLetters: facts.writesLetters ?? true,
    pickupAddress: facts.pickupAddress ?? '',
    customer: facts.customer ?? aCustomer(),
    receiver: facts.receiver ?? null,
    giftNote: facts.giftNote ?? '',
  }
  const took =
    facts.took ??
    Object.fromEntries(terms.items.map(({ productId, quantity }) => [productId, quantity]))
  const back = Object.fromEntries(Object.entries(took).map(([product, count]) => [product, -count]))
  const { totalCents } = totalsOf(terms)
  const { paymentReceivedAt = null, refundedAt = null, tracking = null } = facts
  const receivedCents = facts.receivedCents ?? (paymentReceivedAt === null ? 0 : totalCents)
  const refundedCents = facts.refundedCents ?? (refundedAt === null ? 0 : receivedCents)
  const events: readonly (readonly [OrderEvent, number])[] = [
    ...(receivedCents === 0
      ? []
      : [[{ kind: 'received', cents: receivedCents }, paymentReceivedAt ?? createdAt] as const]),
    ...waysTo[status].map((kind) => {
      const event: Readonly<Record<(typeof goodsKinds)[number], OrderEvent>> = {
        shipped: { kind: 'shipped', tracking },
        delivered: { kind: 'delivered' },
        cancelled: { kind: 'cancelled', took: back },
        returned: { kind: 'returned', took: back, isRestocked: true },
      }
      return [event[kind], facts[`${kind}At`] ?? createdAt] as const
    }),
    ...(refundedCents === 0
      ? []
      : [
          [
            {
              kind: 'refunded',
              cents: refundedCents,
              isGoodwill: goodsOf({ status }) !== 'closed',
              leftCents: 0,
              reason: '',
            },
            refundedAt ?? createdAt,
          ] as const,
        ]),
    ...(facts.invoice ? [[{ kind: 'invoiced', number: facts.invoice }, createdAt] as const] : []),
  ]
  const first: Entry = {
    kind: facts.isEntered === true ? 'entered' : 'placed',
    terms,
    took,
    reason: '',
    press: id,
    by: facts.isEntered === true ? 'admin' : (uid ?? guestActor),
    at: createdAt,
  }
  const later = events
    .toSorted(([, one], [, other]) => one - other)
    .map(([event, at], index): Entry => ({ ...event, press: aPress(index + 1), by: 'admin', at }))
  return orderOf(placed, facts.entries ?? [first, ...later])
}

/** An order after presses of an admin, each of one step or two, an hour apart. */
export const afterPresses = (order: Order, ...presses: readonly (readonly Step[])[]): Order =>
  presses.reduce((before, steps) => {
    const number = before.entries.length
    const made = { press: aPress(100 + number), by: 'admin', at: before.updatedAt + hourMs }
    const after = afterSteps(before, steps, made)
    if (after === null) throw new Error(`Impossible: ${JSON.stringify(steps)}`)
    return after
  }, order)

/** A letter that is waiting to be sent. */
export const aLetter = (overrides: Partial<Letter> = {}): Letter => ({
  orderId: 'KEY00000000000000001',
  press: 'KEY00000000000000001',
  kind: 'orderReceived',
  state: 'waiting',
  attempts: 0,
  createdAt: noon,
  sendAt: noon,
  claimedUntil: null,
  sentAt: null,
  lastDay: null,
  ...overrides,
})

/** Somebody who waits for a product. */
export const aWaitingPerson = (
  name = 'rosa',
  overrides: Partial<WaitingPerson> = {},
): WaitingPerson => ({
  email: `${name}@example.com`,
  language: 'es',
  at: noon,
  key: aPress(),
  ...overrides,
})

/** A letter that asks Rosa to confirm her address, and is waiting to be sent. */
export const aWaitingLetter = (overrides: Partial<WaitingLetter> = {}): WaitingLetter => ({
  kind: 'placeToConfirm',
  key: aPress(),
  productId: 'reposado',
  email: 'rosa@example.com',
  language: 'es',
  ...planned(noon, noon),
  ...overrides,
})

export const aProfile = (overrides: Partial<Profile> = {}): Profile => ({
  ...profileTextsOf(aCustomer()),
  email: 'rosa@example.com',
  emailVerified: true,
  role: 'user',
  createdAt: noon,
  ...overrides,
})

export const anAccount = (overrides: Partial<Account> = {}): Account => ({
  uid: 'rosa',
  email: 'rosa@example.com',
  emailVerified: true,
  providers: ['password'],
  ...overrides,
})
