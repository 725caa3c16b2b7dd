import { serverTimestamp, Timestamp, type DocumentData } from 'firebase/firestore/lite'

import type { Person } from './people.ts'

export const longAgo = Timestamp.fromMillis(1_700_000_000_000)

export const aProfile = (person: Person): DocumentData => ({
  email: person.email,
  nombre: 'Ana Luz',
  cedula: '1710034065',
  createdAt: serverTimestamp(),
  role: 'user',
  telefono: '+593 99 123 4567',
  direccion: 'Av. Amazonas N24-03, Quito',
  emailVerified: person.emailVerified,
})

export const aCartLine = (changes: DocumentData = {}): DocumentData => ({
  id: 'destilado',
  name: 'Amaru Destilado',
  price: 27.5,
  image: 'bottle-destilado-1',
  quantity: 2,
  ...changes,
})

/** A cart of `lines` different products. */
export const aCartOf = (lines: number): DocumentData => ({
  items: Array.from({ length: lines }, (_, i) => aCartLine({ id: `product-${i}` })),
  changes: ['change-1', 'change-2'],
})

/** A product as written by an admin. */
export const aProduct = (changes: DocumentData = {}): DocumentData => ({
  name: 'Amaru Destilado',
  price: 19.99,
  currency: 'USD',
  image: 'bottle-destilado-1',
  active: true,
  comingSoon: false,
  stock: 10,
  alcoholByVolume: 32.5,
  volumeMl: 750,
  sortOrder: 1,
  updatedAt: serverTimestamp(),
  ...changes,
})

/** `settings/shop` as written by an admin. */
export const someSettings = (changes: DocumentData = {}): DocumentData => ({
  shippingCents: 500,
  freeShippingFromCents: 10_000,
  salesPaused: false,
  salesPausedMessage: { es: 'Hoy no vendemos.', en: 'No sales today.' },
  plannedPause: { startsAt: Timestamp.fromMillis(longAgo.toMillis() - 1), endsAt: longAgo },
  maxBottlesPerOrder: 24,
  verifiedEmailOnly: false,
  pendingDays: 7,
  deliveryDays: { from: 2, to: 5 },
  transferOffered: true,
  transferDays: 3,
  lettersOn: false,
  contact: { email: 'hola@example.com', phone: '02 123 456', whatsapp: '099 123 4567' },
  owner: { legalName: 'Amaru S.A.S.', ruc: '1790012345001', address: 'Quito', returnDays: 15 },
  updatedAt: serverTimestamp(),
  ...changes,
})

/** A letter that the functions could not send. */
export const aLetter = (changes: DocumentData = {}): DocumentData => ({
  orderId: 'order000000000000001',
  kind: 'orderShipped',
  state: 'failed',
  attempts: 8,
  createdAt: longAgo,
  sendAt: longAgo,
  claimedUntil: longAgo,
  sentAt: null,
  lastDay: null,
  ...changes,
})

/** `settings/bank` as written by an admin. */
export const aBankDocument = (changes: DocumentData = {}): DocumentData => ({
  account: {
    bank: 'Banco del Austro',
    kind: 'savings',
    number: '2200456',
    holder: 'Amaru S.A.S.',
    holderId: '1790012345001',
    ...changes,
  },
  updatedAt: serverTimestamp(),
  auditEntry: 'bank-1',
})
