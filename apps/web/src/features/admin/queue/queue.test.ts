import { dayMs, type Order } from '@storefront/domain'
import { anOrder } from '@storefront/domain/testing'
import { describe, expect, it } from 'vitest'

import { testNow } from '../../../../testing/createTestServices.ts'
import { queueOf } from './queue.ts'

const settings = { pendingDays: 7, deliveryDays: { from: 2, to: 5 } }

const ago = (days: number) => testNow - days * dayMs

/** A transfer that is not there yet, placed today. */
const placed = (order: Partial<Order> = {}) =>
  anOrder({ status: 'pending', paymentMethod: 'transfer', createdAt: testNow, ...order })

const entryOf = (order: Partial<Order>) => queueOf([placed(order)], settings, testNow)[0]

describe('what is owed of an order', () => {
  it.each<[string, Partial<Order>, string, string | null]>([
    ['a transfer that is expected', {}, 'collect', 'received'],
    ['a transfer that has waited for long', { createdAt: ago(9) }, 'write', null],
    ['paid bottles', { paymentReceivedAt: testNow }, 'ship', 'shipped'],
    ['bottles paid at the door', { paymentMethod: 'onDelivery' }, 'ship', 'shipped'],
    [
      'cash on its way',
      { paymentMethod: 'onDelivery', status: 'shipped', shippedAt: testNow },
      'collect',
      'collected',
    ],
    ['a transfer of sent bottles', { status: 'shipped' }, 'collect', 'received'],
    [
      'paid bottles on their way',
      { status: 'shipped', paymentReceivedAt: testNow },
      'deliver',
      'delivered',
    ],
    ['cash of delivered bottles', { status: 'delivered' }, 'collect', 'received'],
    [
      'money of a cancelled order',
      { status: 'cancelled', paymentReceivedAt: testNow },
      'refund',
      'refunded',
    ],
  ])('is %s', (_, order, kind, step) => {
    expect(entryOf(order)).toMatchObject({ kind, step })
  })

  it.each<[string, Partial<Order>]>([
    ['it is delivered and paid', { status: 'delivered', paymentReceivedAt: testNow }],
    ['it was cancelled unpaid', { status: 'cancelled' }],
    [
      'its money was given back',
      { status: 'cancelled', paymentReceivedAt: testNow, refundedAt: testNow },
    ],
  ])('is nothing when %s', (_, order) => {
    expect(entryOf(order)).toBeUndefined()
  })
})

it.each<[string, Partial<Order>, number, boolean]>([
  ['a transfer of the day before yesterday', { createdAt: ago(2) }, 2, false],
  ['a transfer of three days', { createdAt: ago(3) }, 3, true],
  ['bottles paid yesterday', { paymentReceivedAt: ago(1), createdAt: ago(5) }, 1, false],
  ['bottles beyond the promised days', { paymentReceivedAt: ago(2) }, 2, true],
  [
    'money to give back since today',
    { status: 'cancelled', paymentReceivedAt: testNow, cancelledAt: testNow },
    0,
    true,
  ],
])('tells since when and whether it is late: %s', (_, order, days, isLate) => {
  expect(entryOf(order)).toMatchObject({ days, isLate })
})

it('lists what has waited longest first', () => {
  const orders = [1, 3, 2].map((days) => placed({ id: `${days}`, createdAt: ago(days) }))
  const ids = queueOf(orders, settings, testNow).map(({ order }) => order.id)
  expect(ids).toEqual(['3', '2', '1'])
})
