import { dayMs, owedOf, type DeliveryDays, type Order } from '@storefront/domain'
import { anOrder } from '@storefront/domain/testing'
import { expect, it } from 'vitest'

import { testNow } from '../../../../testing/createTestServices.ts'
import { waitOf } from './late.ts'

const settings = { deliveryDays: { from: 2, to: 5 }, provinceTerms: [] }

const ago = (days: number) => testNow - days * dayMs

it.each<[string, Partial<Order>, number, boolean]>([
  ['a transfer of the day before yesterday', { createdAt: ago(2) }, 2, false],
  ['a transfer of three days', { createdAt: ago(3) }, 3, true],
  ['bottles paid yesterday', { paymentReceivedAt: ago(1), createdAt: ago(5) }, 1, false],
  ['bottles beyond the promised days', { paymentReceivedAt: ago(2), createdAt: ago(5) }, 2, true],
  [
    'money to give back since today',
    { status: 'cancelled', paymentReceivedAt: testNow, cancelledAt: testNow },
    0,
    true,
  ],
])('tells since when something is owed, and whether it is late: %s', (_, order, days, isLate) => {
  const late = anOrder({ createdAt: testNow, ...order })
  const owed = owedOf(late)
  expect(owed && waitOf(owed, late, settings, testNow)).toEqual({ days, isLate })
})

it('a shipment is late by the days promised for its province, and after two days where none are', () => {
  const owed = { kind: 'ship', since: ago(2) } as const
  const order = anOrder()
  const { province } = order.customer
  if (province === '') throw new Error('It is shipped')
  const isLate = (deliveryDays: DeliveryDays | null) => {
    const terms = { province, shippingCents: null, deliveryDays, onDeliveryOffered: true }
    const shop = { deliveryDays: null, provinceTerms: [terms] }
    return waitOf(owed, order, shop, testNow).isLate
  }
  expect([isLate({ from: 10, to: 15 }), isLate(null)]).toEqual([false, true])
})
