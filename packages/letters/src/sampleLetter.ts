import { brand } from '@storefront/brand'
import {
  afterStep,
  dayAfter,
  lastDayOfLateTransfer,
  newOrder,
  orderTotals,
  type BankAccount,
  type Language,
  type LetterKind,
  type PaymentMethod,
  type ShopSettings,
  type Step,
} from '@storefront/domain'

import type { LetterData } from './templates/letterData.ts'

/** What a sample is written from. */
interface SampleShop {
  readonly settings: ShopSettings
  /** Null while the shop has none: a transfer then goes to a made-up account. */
  readonly bankAccount: BankAccount | null
  /** In ms since 1970. */
  readonly now: number
}

/** The steps that an order has taken when a letter about it is sent. */
const stepsBefore: Readonly<Record<LetterKind, readonly Step[]>> = {
  orderReceived: [],
  paymentReceived: ['received'],
  orderShipped: ['shipped'],
  orderCancelled: ['cancelled'],
  paymentRefunded: ['received', 'cancelled', 'refunded'],
  paymentReminder: [],
  newOrder: [],
}

/** Returns the data of a letter about a made-up order without an account, to read the letter before it is sent. */
export function sampleLetter(
  kind: LetterKind,
  { settings, bankAccount, now }: SampleShop,
  language: Language,
  paymentMethod: PaymentMethod,
): LetterData {
  const isReminder = kind === 'paymentReminder'
  // A reminder follows the last day of the transfer.
  const daysAgo = isReminder ? (settings.transferDays ?? settings.pendingDays) + 1 : 0
  const placed = newOrder(
    {
      ...sampleOrder,
      ...orderTotals(items, settings, sampleOrder.customer.province),
      language,
      paymentMethod,
      bankAccount: paymentMethod === 'transfer' ? (bankAccount ?? sampleAccount) : null,
    },
    dayAfter(now, -daysAgo).from,
  )
  const order = stepsBefore[kind].reduce(
    (before, step) => afterStep(before, step, 'admin', now),
    placed,
  )
  return {
    order: kind === 'orderShipped' ? { ...order, tracking: sampleTracking } : order,
    settings,
    siteUrl: brand.siteUrl,
    lastDay: isReminder ? lastDayOfLateTransfer(order, settings, now).from : null,
  }
}

const sampleTracking = { carrier: 'Servientrega', number: '9800 1234 5678' }

const sampleAccount: BankAccount = {
  bank: 'Banco',
  kind: 'savings',
  number: '0000000000',
  holder: brand.name,
  holderId: '0000000000001',
}

const items = [
  { productId: '1', name: `${brand.name} Destilado`, quantity: 2, unitPriceCents: 2700 },
  { productId: '2', name: `${brand.name} Triple Destilado`, quantity: 1, unitPriceCents: 3900 },
]

const sampleOrder = {
  id: '00000000000000000000',
  number: 'A-1001',
  uid: null,
  items,
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
  notes: 'Timbre del segundo piso.',
  giftNote: '',
} as const
