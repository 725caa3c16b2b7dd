import type { Profile } from '../account/profile.ts'
import type { CartLine } from '../cart/Cart.ts'
import type { Product } from '../catalog/product.ts'
import type { PlaceOrderInput } from '../commands/placeOrder.ts'
import type { Letter } from '../letters/letter.ts'
import { profileTextsOf, type Customer } from '../orders/customer.ts'
import type { Order } from '../orders/order.ts'
import { defaultShopSettings, type BankAccount, type ShopSettings } from '../orders/shopSettings.ts'
import type { Account } from '../session/Session.ts'
import type { Caller } from '../shared/command.ts'

export const aProduct = (overrides: Partial<Product> = {}): Product => ({
  id: 'destilado',
  name: 'Amaru Destilado',
  priceCents: 2700,
  currency: 'USD',
  image: 'bottle-destilado-1',
  active: true,
  comingSoon: false,
  stock: null,
  alcoholByVolume: 32,
  volumeMl: 750,
  sortOrder: 1,
  ...overrides,
})

export const aCartLine = (overrides: Partial<CartLine> = {}): CartLine => ({
  id: 'destilado',
  name: 'Amaru Destilado',
  priceCents: 2700,
  image: 'bottle-destilado-1',
  quantity: 1,
  ...overrides,
})

export const aCustomer = (overrides: Partial<Customer> = {}): Customer => ({
  nombre: 'Rosa Quishpe',
  cedula: '1710034065',
  email: 'rosa@example.com',
  idKind: 'cedula',
  telefono: '+593 99 123 4567',
  direccion: 'Av. Amazonas N34-120',
  city: 'Quito',
  province: 'Pichincha',
  reference: '',
  ...overrides,
})

export const aBankAccount = (overrides: Partial<BankAccount> = {}): BankAccount => ({
  bank: 'Banco Pichincha',
  kind: 'savings',
  number: '2201234567',
  holder: 'Amaru S. A. S.',
  holderId: '1790012345001',
  ...overrides,
})

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
  signedInAt: Date.UTC(2026, 0, 2, 12),
  ...overrides,
})

/** What a buyer sends for one bottle of `aProduct()`, with the shipping of `someSettings()`. */
export const anOrderInput = (overrides: Partial<PlaceOrderInput> = {}): PlaceOrderInput => ({
  key: 'neworder000000000001',
  lines: [{ id: 'destilado', quantity: 1 }],
  customer: aCustomer(),
  paymentMethod: 'transfer',
  language: 'es',
  notes: '',
  seenTotalCents: 3200,
  ...overrides,
})

export const anOrder = (overrides: Partial<Order> = {}): Order => ({
  id: 'order000000000000001',
  number: 'A-1001',
  uid: 'rosa',
  items: [{ productId: 'destilado', name: 'Amaru Destilado', quantity: 2, unitPriceCents: 2700 }],
  subtotalCents: 5400,
  shippingCents: 500,
  totalCents: 5900,
  currency: 'USD',
  status: 'pending',
  paymentMethod: 'transfer',
  bankAccount: aBankAccount(),
  paymentReceivedAt: null,
  refundedAt: null,
  language: 'es',
  tracking: null,
  activity: [],
  customer: aCustomer(),
  notes: '',
  createdAt: Date.UTC(2026, 0, 2, 12),
  updatedAt: Date.UTC(2026, 0, 2, 12),
  shippedAt: null,
  deliveredAt: null,
  cancelledAt: null,
  ...overrides,
})

/** A letter that is waiting to be sent. */
export const aLetter = (overrides: Partial<Letter> = {}): Letter => ({
  orderId: 'order000000000000001',
  kind: 'orderReceived',
  state: 'waiting',
  attempts: 0,
  createdAt: Date.UTC(2026, 0, 2, 12),
  sendAt: Date.UTC(2026, 0, 2, 12),
  claimedUntil: null,
  sentAt: null,
  lastDay: null,
  ...overrides,
})

export const aProfile = (overrides: Partial<Profile> = {}): Profile => ({
  ...profileTextsOf(aCustomer()),
  email: 'rosa@example.com',
  emailVerified: true,
  role: 'user',
  createdAt: Date.UTC(2026, 0, 2, 12),
  ...overrides,
})

export const anAccount = (overrides: Partial<Account> = {}): Account => ({
  uid: 'rosa',
  email: 'rosa@example.com',
  emailVerified: true,
  providers: ['password'],
  ...overrides,
})
