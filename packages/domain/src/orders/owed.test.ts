import { expect, it } from 'vitest'

import { anOrder } from '../testing/builders.ts'
import type { Order } from './order.ts'
import { owedOf } from './owed.ts'

const cash = { paymentMethod: 'onDelivery' } as const
const [placed, paid, sent, arrived, ended] = [1, 2, 3, 4, 5] as const

it.each<[string, Partial<Order>, string, string, number]>([
  ['a transfer that is expected', {}, 'collect', 'received', placed],
  ['paid bottles', { paymentReceivedAt: paid }, 'ship', 'shipped', paid],
  ['bottles paid at the door', cash, 'ship', 'shipped', placed],
  [
    'cash on its way',
    { ...cash, status: 'shipped', shippedAt: sent },
    'collect',
    'collected',
    sent,
  ],
  ['a transfer of sent bottles', { status: 'shipped' }, 'collect', 'received', placed],
  [
    'paid bottles on their way',
    { status: 'shipped', paymentReceivedAt: paid, shippedAt: sent },
    'deliver',
    'delivered',
    sent,
  ],
  [
    'cash of delivered bottles',
    { ...cash, status: 'delivered', deliveredAt: arrived },
    'collect',
    'received',
    arrived,
  ],
  ['cash of bottles that were handed over', { status: 'delivered' }, 'collect', 'received', placed],
  [
    'money of a cancelled order',
    { status: 'cancelled', paymentReceivedAt: paid, cancelledAt: ended },
    'refund',
    'refunded',
    ended,
  ],
  [
    'money of bottles that came back',
    { status: 'returned', paymentReceivedAt: paid, returnedAt: ended },
    'refund',
    'refunded',
    ended,
  ],
  [
    'money of which an edit has made too much',
    { paymentReceivedAt: paid, receivedCents: 8_600, updatedAt: ended },
    'refund',
    'refunded',
    ended,
  ],
  [
    'money that an edit has added',
    { paymentReceivedAt: paid, receivedCents: 3_200 },
    'collect',
    'received',
    placed,
  ],
])('of an order is owed: %s', (_, order, kind, step, since) => {
  expect(owedOf(anOrder({ createdAt: placed, ...order }))).toEqual({ kind, step, since })
})

it.each<[string, Partial<Order>]>([
  ['it is delivered and paid', { status: 'delivered', paymentReceivedAt: paid }],
  ['it was cancelled unpaid', { status: 'cancelled' }],
  ['it came back unpaid', { status: 'returned' }],
  ['its money was given back', { status: 'cancelled', paymentReceivedAt: paid, refundedAt: ended }],
])('of an order nothing is owed when %s', (_, order) => {
  expect(owedOf(anOrder(order))).toBeNull()
})

it('what is owed is decided for every status', () => {
  const unknown = anOrder({ status: 'lost' as Order['status'] })
  expect(() => owedOf(unknown)).toThrow('Unexpected value')
})
