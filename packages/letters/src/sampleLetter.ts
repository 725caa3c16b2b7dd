import { brand } from '@storefront/brand'
import {
  afterSteps,
  dayAfter,
  daysToPay,
  destinationOf,
  guestActor,
  lastDayOfLateTransfer,
  orderOf,
  orderTotals,
  stepsOf,
  termsOf,
  withEntries,
  type BankAccount,
  type ButtonStep,
  type Language,
  type LetterKind,
  type Order,
  type PaymentMethod,
  type PlacedOrder,
  type ShopSettings,
  type Step,
  type Terms,
  type WaitingLetterKind,
} from '@storefront/domain'

import type { LetterData } from './templates/letterData.ts'
import type { WaitingLetterData } from './templates/WaitingListLetter.tsx'

/** What a sample is written from. */
interface SampleShop {
  readonly settings: ShopSettings
  /** Null while the shop has none: a transfer then goes to a made-up account. */
  readonly bankAccount: BankAccount | null
  /** In ms since 1970. */
  readonly now: number
}

/** What is different about the order of a sample. */
export interface SampleOrder {
  readonly placed?: Partial<PlacedOrder>
  readonly terms?: Partial<Terms>
  /** What has happened before what the letter is about. */
  readonly before?: readonly SampleStep[]
  /** What the letter is about. */
  readonly steps?: readonly SampleStep[]
  /** What has happened since. */
  readonly later?: readonly SampleStep[]
  /** Who has taken the steps. Default: an admin. */
  readonly by?: string
}

type SampleStep = ButtonStep | Step | 'accountCorrected'

const sampleTracking = { carrier: 'Servientrega', number: '9800 1234 5678' }

const sampleAccount: BankAccount = {
  bank: 'Banco',
  kind: 'savings',
  number: '0000000000',
  holder: brand.name,
  holderId: '0000000000001',
}

const shipped = { kind: 'shipped', tracking: sampleTracking } as const

/** The steps that an order has taken when a letter about it is sent; the letter is about the last one. */
const stepsTo: Readonly<Record<LetterKind, readonly SampleStep[]>> = {
  orderReceived: [],
  paymentReceived: ['received'],
  orderShipped: [shipped],
  parcelTracked: ['shipped', { ...shipped, kind: 'tracked' }],
  orderCancelled: ['cancelled'],
  paymentRefunded: ['received', 'cancelled', 'refunded'],
  accountCorrected: ['accountCorrected'],
  paymentReminder: [],
  orderLink: [],
  newOrder: [],
}

/** Returns the data of a letter to somebody who waits for a made-up bottle. */
export const sampleWaitingLetter = (kind: WaitingLetterKind): WaitingLetterData => ({
  letter: { kind, key: '0'.repeat(20) },
  product: { id: 'reposado', name: `${brand.name} Reposado` },
  siteUrl: brand.siteUrl,
})

/** Whether a letter is only written about orders that are paid by transfer. */
export const isOnlyOfTransfers = (kind: LetterKind): boolean =>
  kind === 'paymentReminder' || kind === 'accountCorrected'

/** Returns the data of a letter about a made-up order without an account, to read the letter before it is sent. */
export function sampleLetter(
  kind: LetterKind,
  { settings, bankAccount, now }: SampleShop,
  language: Language,
  paymentMethod: PaymentMethod,
  { placed, terms, before = [], steps = stepsTo[kind], later = [], by = 'admin' }: SampleOrder = {},
): LetterData {
  const isReminder = kind === 'paymentReminder'
  // A reminder follows the last day of the transfer.
  const daysAgo = isReminder ? (settings.transferDays ?? settings.pendingDays) + 1 : 0
  const isTransfer = paymentMethod === 'transfer' || isOnlyOfTransfers(kind)
  const { id } = samplePlaced
  const agreed: Terms = {
    ...sampleTerms,
    ...daysToPay(settings),
    shippingCents: orderTotals(sampleTerms.items, settings, destinationOf(sampleTerms))
      .shippingCents,
    paymentMethod: isTransfer ? 'transfer' : 'onDelivery',
    bankAccount: isTransfer ? (bankAccount ?? sampleAccount) : null,
    ...terms,
  }
  const first = orderOf({ ...samplePlaced, language, ...placed }, [
    {
      kind: 'placed',
      terms: agreed,
      took: {},
      reason: '',
      press: id,
      by: guestActor,
      at: dayAfter(now, -daysAgo).from,
    },
  ])
  const taken = take(first, [...before, ...steps], by, now)
  return {
    letter: {
      kind,
      press: taken.entries.at(-1)?.press ?? id,
      lastDay: isReminder ? lastDayOfLateTransfer(taken, now).from : null,
    },
    order: take(taken, later, by, now),
    settings,
    siteUrl: brand.siteUrl,
  }
}

/** The order after steps, each a press of its own. */
function take(order: Order, steps: readonly SampleStep[], by: string, at: number): Order {
  return steps.reduce((before, step): Order => {
    const made = { press: `PRESS${String(before.entries.length).padStart(15, '0')}`, by, at }
    if (step === 'accountCorrected') {
      const event = { kind: step, terms: termsOf(before), took: {}, reason: '' } as const
      return withEntries(before, [{ ...event, ...made }])
    }
    const after = afterSteps(
      before,
      typeof step === 'string' ? stepsOf(before, step) : [step],
      made,
    )
    if (after === null) throw new Error('A sample takes possible steps')
    return after
  }, order)
}

const samplePlaced = {
  id: '00000000000000000000',
  number: 'A-1001',
  uid: null,
  isOpenByLink: true,
  notes: 'Timbre del segundo piso.',
} as const

const sampleTerms = {
  items: [
    { productId: '1', name: `${brand.name} Destilado`, quantity: 2, unitPriceCents: 2700 },
    { productId: '2', name: `${brand.name} Triple Destilado`, quantity: 1, unitPriceCents: 3900 },
  ],
  isShippingAgreed: false,
  discountCents: 0,
  writesLetters: true,
  pickupAddress: '',
  customer: {
    nombre: 'Rosa Quishpe',
    cedula: '1710034065',
    businessName: '',
    idKind: 'cedula',
    email: 'rosa@example.com',
    telefono: '+593 99 123 4567',
    telefonoE164: '+593991234567',
    direccion: 'Av. Amazonas N34-120',
    city: 'Quito',
    province: 'Pichincha',
    reference: 'Frente al parque',
  },
  receiver: null,
  giftNote: '',
} as const
