import { dayMs } from '@storefront/domain'
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
const settings = { deliveryDays: { from: 2, to: 5 }, provinceTerms: [] }

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
