import {
  demoAdmin,
  demoBankAccount,
  demoSettings,
  seedProducts,
  seedSettings,
} from '@storefront/backend/seed'
import { brand } from '@storefront/brand'
import {
  afterSteps,
  dayMs,
  daysToPay,
  draftOrder,
  guestActor,
  hourMs,
  nextOrderCount,
  orderNumberOf,
  orderOf,
  pressFrom,
  pressLength,
  productSchema,
  stepsOf,
  type ButtonStep,
  type Order,
  type PaymentMethod,
} from '@storefront/domain'

import { demoCustomers, type DemoCustomer } from './demoCustomers.ts'

/** How many days ago the demonstration's shop opened. */
export const openDays = 60

/**
 * The orders of the demonstration, oldest first. They are the same on every day, but for their dates.
 *
 * @param today the start of the last day, in ms since 1970
 */
export function placeDemoOrders(today: number): readonly Order[] {
  const random = createRandom(2026)
  // Of its own, so that a step more or less leaves the other orders as they are.
  const pressRandom = createRandom(2027)
  const products = seedProducts(brand.name).map((product) => productSchema.parse(product))
  const settings = { ...seedSettings, ...demoSettings }

  const place = ({ daysAgo, hour, customer, standing }: Placing): Order => {
    const createdAt = timeOf(today - daysAgo * dayMs, hour)
    const isByTransfer = random() < 0.6 || standing !== undefined
    const paymentMethod: PaymentMethod = isByTransfer ? 'transfer' : 'onDelivery'
    const id = pressFrom(randomBytes(random))
    const lines = Object.entries(pick(baskets, random)).map(([product, quantity]) => ({
      id: product,
      quantity,
    }))
    const notes = random() < 0.25 ? pick(someNotes, random) : ''
    const { province: destination } = customer.customer
    const draft = draftOrder({
      lines,
      products,
      settings,
      paymentMethod,
      destination,
    })
    if (!draft.ok) throw new Error(`The demonstration cannot order: ${draft.error.code}`)
    const { uid } = customer
    const { items, shippingCents } = draft.value
    const placed = orderOf(
      {
        id,
        number: '', // once all are sorted
        uid,
        isOpenByLink: uid === null,
        language: 'es',
        notes,
      },
      [
        {
          kind: 'placed',
          terms: {
            items,
            shippingCents,
            discountCents: 0,
            isShippingAgreed: false,
            paymentMethod,
            bankAccount: isByTransfer ? demoBankAccount : null,
            ...daysToPay(settings),
            writesLetters: true,
            pickupAddress: '',
            customer: customer.customer,
            receiver: null,
            giftNote: '',
          },
          // The demonstration counts all of its bottles.
          took: Object.fromEntries(items.map(({ productId, quantity }) => [productId, quantity])),
          reason: '',
          press: id,
          by: uid ?? guestActor,
          at: createdAt,
        },
      ],
    )
    const isCancelled = random() < 0.09
    const outcome: OrderOutcome = {
      paymentMethod,
      isCancelled,
      isToRefund: standing === 'toRefund',
    }
    if (standing === 'unpaid') return placed
    return stepsUntil(today, today - daysAgo * dayMs, outcome, random).reduce(
      (order, [step, at]) => {
        const press = { press: pressFrom(randomBytes(pressRandom)), by: demoAdmin.uid, at }
        const after = afterSteps(order, stepsOf(order, step), press)
        if (after === null) throw new Error(`The demonstration cannot take a step: ${step}`)
        return after
      },
      placed,
    )
  }
  return [...placings(random).map(place), ...openTransfers(random).map(place)]
    .toSorted((a, b) => a.createdAt - b.createdAt)
    .map((order, index) => ({ ...order, number: orderNumberOf(nextOrderCount(null) + index) }))
}

/** The bytes of a press, two from each number. */
function randomBytes(random: () => number): Uint8Array {
  const pairs = Uint16Array.from({ length: pressLength / 2 }, () => Math.floor(random() * 65_536))
  return new Uint8Array(pairs.buffer)
}

/** Where a transfer stays: nobody paid it, or it was paid and cancelled, and the money has not gone back. */
type MoneyLeft = 'unpaid' | 'toRefund'

interface Placing {
  readonly daysAgo: number
  /** The hour of the day, with decimals. */
  readonly hour: number
  readonly customer: DemoCustomer
  readonly standing?: MoneyLeft
}

/** The times and customers of the orders, oldest first: more orders as time goes on, and some on each of the last days. */
function placings(random: () => number): readonly Placing[] {
  const [visitor, ...others] = demoCustomers
  if (visitor === undefined) throw new Error('The demonstration has no customers')
  const found: Placing[] = []
  for (let daysAgo = openDays - 1; daysAgo > 0; daysAgo -= 1) {
    const fame = 1 - daysAgo / openDays
    const count = Math.floor(0.3 + random() * (1.4 + 1.3 * fame) + (daysAgo < 6 ? 0.8 : 0))
    for (let order = 0; order < count; order += 1) {
      found.push({ daysAgo, hour: 9 + random() * 10, customer: pick(others, random) })
    }
    if ([51, 34, 20, 3, 1].includes(daysAgo)) found.push({ daysAgo, hour: 19.4, customer: visitor })
    if (daysAgo === 9) {
      found.push({ daysAgo, hour: 20.2, customer: pick(others, random), standing: 'unpaid' })
    }
  }
  return [
    ...found,
    { daysAgo: 0, hour: 0.3, customer: pick(others, random) },
    { daysAgo: 0, hour: 0.8, customer: pick(others, random) },
  ].toSorted((a, b) => b.daysAgo - a.daysAgo || a.hour - b.hour)
}

/** For the dashboard: money that has to go back, and a transfer that is on its way. */
function openTransfers(random: () => number): readonly Placing[] {
  const [, ...others] = demoCustomers
  return [
    { daysAgo: 2, hour: 19.6, customer: pick(others, random), standing: 'toRefund' },
    { daysAgo: 1, hour: 19.8, customer: pick(others, random), standing: 'unpaid' },
  ]
}

interface OrderOutcome {
  readonly paymentMethod: PaymentMethod
  readonly isCancelled: boolean
  readonly isToRefund: boolean
}

/** The steps that the demonstration's admin takes before the start of today. */
function stepsUntil(
  today: number,
  day: number,
  outcome: OrderOutcome,
  random: () => number,
): readonly DatedStep[] {
  // Always draws all numbers, so that the next order is the same on every day.
  const paidAt = timeOf(day + dayMs, 9 + random() * 3)
  const shippedAt = timeOf(day + 2 * dayMs, 14 + random() * 3)
  const deliveredAt = timeOf(day + (4 + Math.floor(random() * 2)) * dayMs, 10 + random() * 8)
  const isTransfer = outcome.paymentMethod === 'transfer'
  const cancelled: readonly DatedStep[] = [
    ...(isTransfer ? [['received', paidAt] as const] : []),
    ['cancelled', paidAt + 4 * hourMs],
    ...(isTransfer ? [['refunded', paidAt + 3 * dayMs] as const] : []),
  ]
  const sent: readonly DatedStep[] = isTransfer
    ? [
        ['received', paidAt],
        ['shipped', shippedAt],
        ['delivered', deliveredAt],
      ]
    : [
        ['shipped', shippedAt],
        ['deliveredAndPaid', deliveredAt],
      ]
  if (outcome.isToRefund) return cancelled.slice(0, 2)
  return (outcome.isCancelled ? cancelled : sent).filter(([, at]) => at < today)
}

type DatedStep = readonly [step: ButtonStep, at: number]

/** A time of day in whole ms. */
const timeOf = (day: number, hour: number): number => day + Math.round(hour * hourMs)

/** Quantities by product id. */
type Bottles = Readonly<Record<string, number>>

const baskets: readonly Bottles[] = [
  { destilado: 1 },
  { destilado: 2 },
  { 'triple-destilado': 1 },
  { 'triple-destilado': 2 },
  { destilado: 1, 'triple-destilado': 1 },
  { destilado: 2, 'triple-destilado': 2 },
  { 'triple-destilado': 3 },
  { destilado: 6, 'triple-destilado': 5 },
]

/** The customers' notes, in Spanish whatever the visitor's language. */
const someNotes = [
  'Timbre del segundo piso, por favor.',
  'Es para un regalo: sin factura dentro de la caja.',
  'Si no estoy, dejar con el guardia.',
  'Llamar antes de llegar; la casa queda detrás de la iglesia.',
] as const

function pick<T>(from: readonly T[], random: () => number): T {
  const picked = from[Math.floor(random() * from.length)]
  if (picked === undefined) throw new Error('There is nothing to pick from')
  return picked
}

/** Pseudo-random numbers from 0 to below 1, the same for a seed (mulberry32, of no cryptographic quality). */
function createRandom(seed: number): () => number {
  let state = seed
  return () => {
    state = (state + 0x6d_2b_79_f5) | 0
    let mixed = Math.imul(state ^ (state >>> 15), state | 1)
    mixed ^= mixed + Math.imul(mixed ^ (mixed >>> 7), mixed | 61)
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 4_294_967_296
  }
}
