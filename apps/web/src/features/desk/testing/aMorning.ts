import { dayMs, type Customer, type Order } from '@storefront/domain'
import { aCustomer } from '@storefront/domain/testing'

import { testNow } from '../../../../testing/createTestServices.ts'
import { numberedOrder } from './numberedOrder.ts'

const cash = { paymentMethod: 'onDelivery', bankAccount: null } as const

const ago = (days: number) => testNow - days * dayMs

/** An order of so many bottles, placed by a transfer that is not there yet. */
function order(
  count: number,
  nombre: string,
  quantity: number,
  {
    city = 'Quito',
    province = 'Pichincha',
    ...changes
  }: Partial<Order & Pick<Customer, 'city' | 'province'>>,
): Order {
  const subtotalCents = quantity * 2_700
  const shippingCents = subtotalCents < 10_000 ? 500 : 0
  return numberedOrder(count, {
    items: [{ productId: 'destilado', name: 'Amaru Destilado', quantity, unitPriceCents: 2_700 }],
    subtotalCents,
    shippingCents,
    totalCents: subtotalCents + shippingCents,
    customer: aCustomer({ nombre, direccion: 'Calle Doce 34', city, province }),
    ...changes,
  })
}

/** What a shop owes on a morning: something of each kind, and two orders that are done. */
export const aMorning: readonly Order[] = [
  order(1011, 'Sofía Mena', 2, {
    createdAt: ago(0.2),
    status: 'delivered',
    paymentReceivedAt: ago(0.1),
    deliveredAt: ago(0.1),
  }),
  order(1001, 'Pedro Chango', 1, { createdAt: ago(0.3), ...cash }),
  order(1002, 'Verónica Salazar', 6, {
    createdAt: ago(1.5),
    paymentReceivedAt: ago(1),
    city: 'Guayaquil',
    province: 'Guayas',
  }),
  order(1003, 'María de los Ángeles Fernández de Córdova', 2, {
    createdAt: ago(4),
    paymentReceivedAt: ago(3),
    city: 'Cuenca',
    province: 'Azuay',
  }),
  order(1004, 'Ana María Vásconez de la Torre', 3, { createdAt: ago(1) }),
  order(1005, 'Rosa Quishpe', 1, { createdAt: ago(4) }),
  order(1006, 'José Guamán', 3, {
    createdAt: ago(3),
    ...cash,
    status: 'shipped',
    shippedAt: ago(2),
  }),
  order(1007, 'Hugo Vásquez', 1, {
    createdAt: ago(6),
    ...cash,
    status: 'delivered',
    shippedAt: ago(5),
    deliveredAt: ago(4),
  }),
  order(1008, 'Carla Iza Llumiquinga', 2, {
    createdAt: ago(5),
    status: 'cancelled',
    paymentReceivedAt: ago(4),
    cancelledAt: ago(1),
  }),
  order(1009, 'Emma Whitfield', 2, {
    createdAt: ago(5),
    paymentReceivedAt: ago(4),
    status: 'shipped',
    shippedAt: ago(2),
  }),
  order(1010, 'Luis Tituaña', 2, { createdAt: ago(9) }),
]
