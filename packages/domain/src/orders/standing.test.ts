import { describe, expect, it } from 'vitest'

import { anOrder } from '../testing/builders.ts'
import type { Order } from './order.ts'
import { standingCents, standingOf, type Standing } from './standing.ts'

const cash = { paymentMethod: 'onDelivery' } as const
const received = { paymentReceivedAt: 1 } as const

describe('where an order stands', () => {
  it.each<[Partial<Order>, Standing]>([
    [{}, 'pending.due'],
    [received, 'pending.received'],
    [cash, 'pending.cash'],
    [{ status: 'shipped' }, 'shipped.due'],
    [{ status: 'shipped', ...cash }, 'shipped.cash'],
    [{ status: 'shipped', ...cash, ...received }, 'shipped.received'],
    [{ status: 'delivered', ...received }, 'delivered.received'],
    [{ status: 'delivered', ...cash }, 'delivered.due'],
    [{ status: 'cancelled' }, 'closed.none'],
    [{ status: 'cancelled', ...received }, 'closed.toRefund'],
    [{ status: 'returned', ...received, refundedAt: 2 }, 'closed.refunded'],
  ])('%o: %s', (order, standing) => {
    expect(standingOf(anOrder(order))).toBe(standing)
  })
})

it('is about what is due, or goes back, or the total', () => {
  const amounts = [
    received,
    { ...received, receivedCents: 3_200 },
    { ...received, status: 'cancelled', refundedCents: 900 },
    { ...received, status: 'cancelled', refundedAt: 2 },
  ] as const
  expect(amounts.map((order) => standingCents(anOrder(order)))).toEqual([
    5_900, 2_700, 5_000, 5_900,
  ])
})
