import type { Order, OrderStatus, StatusTimes } from '@storefront/domain'
import { aCustomer, anOrder } from '@storefront/domain/testing'

import { testNow } from '../../../../testing/createTestServices.ts'

const dayMs = 24 * 60 * 60 * 1000

const wayOn = ['shipped', 'delivered'] as const

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
  return anOrder({
    id: `7K3M9Q${String(1_000 + index)}`,
    uid: `person-${index}`,
    items: [{ productId: 'destilado', name: 'Amaru Destilado', quantity, unitPriceCents: 2_700 }],
    subtotalCents,
    shippingCents,
    totalCents: subtotalCents + shippingCents,
    status,
    paymentMethod: index % 3 === 0 ? 'onDelivery' : 'transfer',
    paymentReceivedAt: status === 'delivered' ? createdAt + dayMs / 8 : null,
    customer: aCustomer({ nombre: names[index % names.length] ?? names[0] }),
    notes: index % 4 === 1 ? 'El timbre no suena.\nLlamar al llegar, por favor.' : '',
    createdAt,
    updatedAt: createdAt + dayMs / 8,
    ...timesOf(status, createdAt),
  })
}

/** The steps are three hours apart. */
function timesOf(status: OrderStatus, createdAt: number): Partial<StatusTimes> {
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
