import type { Order } from '@storefront/domain'
import { aCustomer, anOrder } from '@storefront/domain/testing'
import { expect, it } from 'vitest'

import { composeMessage } from './composeMessage.ts'

const cash = { paymentMethod: 'onDelivery' } as const
const paid = { paymentReceivedAt: 1 } as const
const pickup = { pickupAddress: 'Av. Amazonas N24-03, Quito' } as const

it.each<[Partial<Order>, string]>([
  [{}, 'Falta tu transferencia de $59,00; la cuenta'],
  [cash, 'son $59,00 en efectivo al recibirlo. ¿Qué día'],
  [{ ...paid, receivedCents: 3_200 }, 'transferencia de $27,00;'],
  [{ ...cash, ...pickup }, 'retirarlo en Av. Amazonas N24-03, Quito. Son $59,00 en efectivo.'],
  [{ status: 'shipped', ...paid }, 'va en camino. Lo recibe'],
  [{ status: 'shipped', ...cash, ...pickup }, 'listo para retirar en Av. Amazonas'],
  [{ status: 'delivered', ...cash }, 'tu pago de $59,00'],
  [{ status: 'cancelled' }, 'no tienes nada que pagar'],
  [{ status: 'returned', ...paid, refundedCents: 900 }, 'Te devolvemos $50,00'],
  [{ status: 'cancelled', ...paid, refundedAt: 2 }, 'Ya te devolvimos $59,00'],
])('says where an order stands, and ends with its link: %o', (facts, part) => {
  const order = anOrder(facts)
  const { text } = composeMessage(order)
  expect(text).toMatch(/^Hola, Rosa: /)
  expect(text).toContain(part)
  expect(text.endsWith(`: ${window.location.origin}/orders/${order.id}`)).toBe(true)
})

it('is in the language of the buyer, with the amount as it is written there', () => {
  const { subject, text } = composeMessage(
    anOrder({ language: 'en', customer: aCustomer({ nombre: 'Rosa Andi' }) }),
  )
  expect(subject).toMatch(/^Your order A-1001 with /)
  expect(text).toMatch(/^Hello Rosa, .* transfer of \$59\.00 .*\/en\/orders\//)
})
