import {
  automaticActor,
  defaultShopSettings,
  type Language,
  type LetterKind,
  type PaymentMethod,
  type ShopSettings,
} from '@storefront/domain'

import { sampleLetter, type SampleOrder } from '../sampleLetter.ts'
import type { LetterData } from '../templates/letterData.ts'

const now = Date.UTC(2026, 10, 23, 15)

/** A shop that takes transfers. */
export const shop = {
  settings: {
    ...defaultShopSettings,
    transferOffered: true,
    transferDays: 3,
    deliveryDays: { from: 2, to: 5 },
    contact: { email: 'pedidos@example.com', phone: '02 234 5678', whatsapp: '099 123 4567' },
    contactE164: { phone: '+59322345678', whatsapp: '+593991234567' },
  },
  bankAccount: {
    bank: 'Banco de los Andes',
    kind: 'checking',
    number: '2100 4456 78',
    holder: 'Destilería de Palora S.A.S.',
    holderId: '1790012344001',
  },
  now,
} as const satisfies Parameters<typeof sampleLetter>[1]

/** What is different about a letter: its order, how that is paid, and the settings. */
export interface LetterChanges extends SampleOrder {
  readonly paymentMethod?: PaymentMethod
  readonly settings?: Partial<ShopSettings>
}

/** The data of a letter, with what is different about it. */
export function aLetter(
  kind: LetterKind,
  { paymentMethod = 'transfer', settings, ...order }: LetterChanges = {},
  language: Language = 'es',
): LetterData {
  const changed = { ...shop, settings: { ...shop.settings, ...settings } }
  return sampleLetter(kind, changed, language, paymentMethod, order)
}

/** The customer of the samples. */
export const { customer } = aLetter('newOrder').order

const noAddress = { direccion: '', city: '', province: '', reference: '' } as const

/** An order that is picked up. */
export const pickedUp = {
  pickupAddress: 'Av. Amazonas N24-03, Quito',
  customer: { ...customer, ...noAddress },
  shippingCents: 0,
} as const satisfies SampleOrder['terms']

/** An order that was entered at the desk, with nothing but a name and an address to write to. */
export const onlyNamed = {
  customer: {
    ...customer,
    ...noAddress,
    nombre: 'Rosa',
    telefono: '',
    telefonoE164: '',
    cedula: '',
  },
} as const satisfies SampleOrder['terms']

/** An order with one name that no line breaks by itself. */
export const longNamed = {
  customer: {
    ...customer,
    nombre: 'Guadalupe'.repeat(14).slice(0, 120),
    direccion: 'Amazonas'.repeat(15),
  },
} as const satisfies SampleOrder['terms']

/** An order that the shop's schedule has cancelled. */
export const cancelledAutomatically: SampleOrder = { by: automaticActor }
