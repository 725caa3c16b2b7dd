import { dayMs, type Order, type OrderStatus } from '@storefront/domain'
import { aBankAccount, aCustomer } from '@storefront/domain/testing'

import { testNow } from '../../../../testing/createTestServices.ts'
import { numberedOrder } from './numberedOrder.ts'

const wayOn = ['shipped', 'delivered'] as const

/** The newest order is A-1060. */
const newestCount = 1060

/** How many users `adminVisit` has besides the demo admin. */
export const userCount = 40

/** The address of one of them; the later ones are buyers without an account. */
export const emailOf = (index: number): string =>
  `persona${String(index).padStart(2, '0')}@example.com`

/** The statuses of the newest orders. */
const newest = ['pending', 'pending', 'shipped', 'delivered', 'cancelled'] as const

const names = [
  'Rosa Quishpe',
  'Ana María Vásconez de la Torre',
  'Luis Tituaña',
  'María de los Ángeles Fernández de Córdova',
  'José Guamán',
] as const

/** The orders of a shop in its second month, newest first, with sales on four of five days. */
export const someOrders: readonly Order[] = Array.from({ length: 60 }, (_, index) =>
  orderOf(index),
).filter((_, index) => index % 5 !== 2)

function orderOf(index: number): Order {
  const quantity = 1 + ((index * 7) % 4)
  const subtotalCents = quantity * 2_700
  const shippingCents = subtotalCents < 10_000 ? 500 : 0
  const createdAt = testNow - index * 0.75 * dayMs
  const status = statusOf(index)
  const isCash = index % 3 === 0
  return numberedOrder(newestCount - index, {
    // The oldest were placed without an account.
    uid: index < userCount ? `person-${index}` : null,
    items: [{ productId: 'destilado', name: 'Amaru Destilado', quantity, unitPriceCents: 2_700 }],
    subtotalCents,
    shippingCents,
    totalCents: subtotalCents + shippingCents,
    status,
    paymentMethod: isCash ? 'onDelivery' : 'transfer',
    bankAccount: isCash ? null : aBankAccount(),
    paymentReceivedAt: status === 'delivered' ? createdAt + dayMs / 8 : null,
    customer: aCustomer({ nombre: names[index % names.length] ?? names[0], email: emailOf(index) }),
    notes: index % 4 === 1 ? 'El timbre no suena.\nLlamar al llegar, por favor.' : '',
    createdAt,
    updatedAt: createdAt + dayMs / 8,
    ...timesOf(status, createdAt),
  })
}

/** The steps are three hours apart. */
function timesOf(status: OrderStatus, createdAt: number): Partial<Order> {
  if (status === 'cancelled') return { cancelledAt: createdAt + dayMs / 8 }
  const taken = wayOn.slice(0, wayOn.findIndex((step) => step === status) + 1)
  return Object.fromEntries(
    taken.map((step, index) => [`${step}At`, createdAt + ((index + 1) * dayMs) / 24]),
  )
}

function statusOf(index: number): OrderStatus {
  if (index < newest.length) return newest[index] ?? 'pending'
  return index % 11 === 0 ? 'cancelled' : 'delivered'
}
