import type { Profile } from '../account/profile.ts'
import type { CartLine } from '../cart/Cart.ts'
import type { Product } from '../catalog/product.ts'
import type { Customer, Order } from '../orders/order.ts'
import type { Account } from '../session/Session.ts'

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
  telefono: '+593 99 123 4567',
  direccion: 'Av. Amazonas N34-120, Quito',
  ...overrides,
})

export const anOrder = (overrides: Partial<Order> = {}): Order => ({
  id: 'order000000000000001',
  number: overrides.id ?? '99F1E17F8B',
  uid: 'rosa',
  items: [{ productId: 'destilado', name: 'Amaru Destilado', quantity: 2, unitPriceCents: 2700 }],
  subtotalCents: 5400,
  shippingCents: 500,
  totalCents: 5900,
  currency: 'USD',
  status: 'pending',
  paymentMethod: 'transfer',
  paymentReceivedAt: null,
  refundedAt: null,
  language: 'es',
  tracking: null,
  activity: {},
  customer: aCustomer(),
  notes: '',
  createdAt: Date.UTC(2026, 0, 2, 12),
  updatedAt: Date.UTC(2026, 0, 2, 12),
  paidAt: null,
  shippedAt: null,
  deliveredAt: null,
  cancelledAt: null,
  ...overrides,
})

export const aProfile = (overrides: Partial<Profile> = {}): Profile => ({
  ...aCustomer(),
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
