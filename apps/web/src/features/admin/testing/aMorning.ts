import { dayMs, joinAddress, type Order } from '@storefront/domain'
import { aCustomer, anOrder } from '@storefront/domain/testing'

import { testNow } from '../../../../testing/createTestServices.ts'

const ago = (days: number) => testNow - days * dayMs

/** An order of so many bottles, placed by a transfer that is not there yet. */
function order(
  id: string,
  nombre: string,
  quantity: number,
  { city = 'Quito', province = 'Pichincha', ...changes }: Partial<Order> & Place = {},
): Order {
  const subtotalCents = quantity * 2_700
  const shippingCents = subtotalCents < 10_000 ? 500 : 0
  const direccion = joinAddress({ direccion: 'Calle Doce 34', city, province, reference: '' })
  return anOrder({
    id,
    uid: id,
    items: [{ productId: 'destilado', name: 'Amaru Destilado', quantity, unitPriceCents: 2_700 }],
    subtotalCents,
    shippingCents,
    totalCents: subtotalCents + shippingCents,
    status: 'pending',
    paymentMethod: 'transfer',
    customer: aCustomer({ nombre, direccion }),
    ...changes,
  })
}

interface Place {
  readonly city?: string
  readonly province?: string
}

/** What a shop owes on a morning: something of each kind, and two orders that are done. */
export const aMorning: readonly Order[] = [
  order('8X5P2R0011', 'Sofía Mena', 2, {
    createdAt: ago(0.2),
    status: 'delivered',
    paymentReceivedAt: ago(0.1),
    deliveredAt: ago(0.1),
  }),
  order('8X5P2R0001', 'Pedro Chango', 1, { createdAt: ago(0.3), paymentMethod: 'onDelivery' }),
  order('8X5P2R0002', 'Verónica Salazar', 6, {
    createdAt: ago(1.5),
    paymentReceivedAt: ago(1),
    city: 'Guayaquil',
    province: 'Guayas',
  }),
  order('8X5P2R0003', 'María de los Ángeles Fernández de Córdova', 2, {
    createdAt: ago(4),
    paymentReceivedAt: ago(3),
    city: 'Cuenca',
    province: 'Azuay',
  }),
  order('8X5P2R0004', 'Ana María Vásconez de la Torre', 3, { createdAt: ago(1) }),
  order('8X5P2R0005', 'Rosa Quishpe', 1, { createdAt: ago(4) }),
  order('8X5P2R0006', 'José Guamán', 3, {
    createdAt: ago(3),
    paymentMethod: 'onDelivery',
    status: 'shipped',
    shippedAt: ago(2),
  }),
  order('8X5P2R0007', 'Hugo Vásquez', 1, {
    createdAt: ago(6),
    paymentMethod: 'onDelivery',
    status: 'delivered',
    shippedAt: ago(5),
    deliveredAt: ago(4),
  }),
  order('8X5P2R0008', 'Carla Iza Llumiquinga', 2, {
    createdAt: ago(5),
    status: 'cancelled',
    paymentReceivedAt: ago(4),
    cancelledAt: ago(1),
  }),
  order('8X5P2R0009', 'Emma Whitfield', 2, {
    createdAt: ago(5),
    paymentReceivedAt: ago(4),
    status: 'shipped',
    shippedAt: ago(2),
  }),
  order('8X5P2R0010', 'Luis Tituaña', 2, { createdAt: ago(9) }),
]
