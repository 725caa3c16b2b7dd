import { type DocumentData, serverTimestamp, Timestamp } from 'firebase/firestore/lite'

import type { Person } from './people.ts'

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

/** A cart of so many different products. */
export const aCartOf = (lines: number): DocumentData => ({
  items: Array.from({ length: lines }, (_, i) => aCartLine({ id: `product-${i}` })),
  changes: ['change-1', 'change-2'],
})

/** A product as an admin writes it. */
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

/** `settings/shop` as an admin writes it. */
export const someSettings = (changes: DocumentData = {}): DocumentData => ({
  shippingCents: 500,
  freeShippingFromCents: 10_000,
  salesPaused: false,
  salesPausedMessage: { es: 'Hoy no vendemos.', en: 'No sales today.' },
  updatedAt: serverTimestamp(),
  ...changes,
})

export const longAgo = Timestamp.fromMillis(1_700_000_000_000)
