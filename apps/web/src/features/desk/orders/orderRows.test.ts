import { dayMs, type DeliveryDays, type Order } from '@storefront/domain'
import { anOrder } from '@storefront/domain/testing'
import { expect, it } from 'vitest'

import { testNow } from '../../../../testing/createTestServices.ts'
import { numberedOrder } from '../testing/numberedOrder.ts'
import { orderRows } from './orderRows.ts'

const ago = (days: number) => testNow - days * dayMs
const refund = {
  createdAt: ago(2),
  status: 'cancelled',
  paymentReceivedAt: ago(1),
  cancelledAt: testNow,
} as const
const orders = [
  numberedOrder(1, { createdAt: ago(2) }),
  numberedOrder(2, { createdAt: ago(1) }),
  numberedOrder(3, refund),
  numberedOrder(4, { createdAt: ago(5) }),
]
const settings = { deliveryDays: { from: 2, to: 5 }, pendingDays: 4, provinceTerms: [] }

it.each<[string, Partial<Order>, number, boolean, boolean]>([
  ['a transfer of the day before yesterday', { createdAt: ago(2) }, 2, false, false],
  ['a transfer of three days', { createdAt: ago(3) }, 3, true, false],
  ['a transfer of more days than it may wait', { createdAt: ago(5) }, 5, true, true],
  ['bottles paid yesterday', { paymentReceivedAt: ago(1), createdAt: ago(5) }, 1, false, false],
  [
    'bottles beyond the promised days',
    { paymentReceivedAt: ago(2), createdAt: ago(5) },
    2,
    true,
    false,
  ],
  [
    'money to give back since today',
    { status: 'cancelled', paymentReceivedAt: testNow, cancelledAt: testNow },
    0,
    true,
    false,
  ],
])(
  'tells since when something is owed, and whether it is late: %s',
  (_, order, days, isLate, isTransferOverdue) => {
    const late = anOrder({ createdAt: testNow, ...order })
    const [row] = orderRows([late], [], {}, settings, testNow)
    expect(row).toMatchObject({ days, isLate, isTransferOverdue })
  },
)

it('a shipment is late by the days promised for its province, and after two days where none are', () => {
  const order = anOrder({ paymentReceivedAt: ago(2), createdAt: ago(2) })
  const { province } = order.customer
  if (province === '') throw new Error('It is shipped')
  const isLate = (deliveryDays: DeliveryDays | null) => {
    const terms = { province, shippingCents: null, deliveryDays, onDeliveryOffered: true }
    const shop = { ...settings, deliveryDays: null, provinceTerms: [terms] }
    return orderRows([order], [], {}, shop, testNow)[0]?.isLate
  }
  expect([isLate({ from: 10, to: 15 }), isLate(null)]).toEqual([false, true])
})

it('lists first what is late, then what is owed longest', () => {
  const rows = orderRows(orders, [], { owed: ['collect', 'refund'] }, settings, testNow)
  expect(rows.map(({ order }) => order.number)).toEqual(['A-4', 'A-3', 'A-1', 'A-2'])
})

it('keeps the place of a row whose step was just taken, also when the list has it no more', () => {
  const filter = { owed: ['collect', 'refund'] } as const
  const before = orderRows(orders, [], filter, settings, testNow)
  const kept = before.filter(({ order }) => order.number === 'A-1')
  const left = orders.filter(({ number }) => number !== 'A-1')
  const after = orderRows(
    left,
    kept.map((row) => ({ ...row, isDone: true })),
    filter,
    settings,
    testNow,
  )
  expect(after.map(({ order }) => order.id)).toEqual(before.map(({ order }) => order.id))
})
