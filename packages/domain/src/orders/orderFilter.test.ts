import { describe, expect, it } from 'vitest'

import { aCustomer, anOrder } from '../testing/builders.ts'
import type { OrderStatus } from './order.ts'
import { matchesOrder, orderFigures, pendingOlderThan } from './orderFilter.ts'

const order = anOrder({
  status: 'shipped',
  createdAt: 1000,
  customer: aCustomer({ email: 'rosa@example.com' }),
})

describe('matchesOrder', () => {
  it.each([
    ['an empty filter', {}],
    ['an empty list of statuses', { statuses: [] }],
    ['one of several statuses', { statuses: ['pending', 'shipped'] }],
    ['the moment it was placed', { from: 1000, before: 1001 }],
    ["the customer's address", { email: 'rosa@example.com' }],
    ['money that is due', { money: 'due' }],
    ["the beginning of a word of the customer's name", { term: 'quish' }],
  ] as const)('matches an order by %s', (_, filter) => {
    expect(matchesOrder(order, filter)).toBe(true)
  })

  it.each([
    ['other statuses', { statuses: ['pending', 'delivered'] }],
    ['a later time', { from: 1001 }],
    ['a time that ends when it was placed', { before: 1000 }],
    ['another address', { email: 'rosa@example.org' }],
    ['somebody else’s name', { term: 'luis' }],
    ['an empty term', { term: '' }],
    ['money that has to go back', { money: 'toRefund' }],
    ['a filter with one condition that does not match', { statuses: ['shipped'], before: 1000 }],
  ] as const)('does not match an order by %s', (_, filter) => {
    expect(matchesOrder(order, filter)).toBe(false)
  })
})

const received = (paymentReceivedAt: number | null) =>
  matchesOrder({ ...order, paymentReceivedAt }, { received: { from: 1000, before: 2000 } })

describe('money that was received in a period', () => {
  it('is in the order from the first moment to the last', () => {
    expect([1000, 1999].map(received)).toEqual([true, true])
  })

  it('is not in an order that was paid at another time, or not yet', () => {
    expect([999, 2000, null].map(received)).toEqual([false, false, false])
  })
})

describe('pendingOlderThan', () => {
  const now = Date.parse('2026-11-21T10:30:00-05:00')
  const placed = (time: string, status: OrderStatus = 'pending') =>
    matchesOrder(anOrder({ status, createdAt: Date.parse(time) }), pendingOlderThan(7, now))

  it('matches orders placed before the start of that day', () => {
    expect(placed('2026-11-13T23:59:59.999-05:00')).toBe(true)
    expect(placed('2026-11-14T00:00:00-05:00')).toBe(false)
  })

  it('matches only pending orders without their money', () => {
    expect(placed('2026-11-01T12:00:00-05:00', 'shipped')).toBe(false)
    const paid = anOrder({ paymentReceivedAt: 1 })
    expect(matchesOrder(paid, pendingOlderThan(7, now))).toBe(false)
    expect(matchesOrder(anOrder(), pendingOlderThan(7, now))).toBe(true)
  })
})

describe('orderFigures', () => {
  it('counts orders and adds up what they cost with their shipping', () => {
    expect(orderFigures([anOrder({ totalCents: 5900 }), anOrder({ totalCents: 1 })])).toEqual({
      count: 2,
      totalCents: 5901,
    })
  })

  it('is 0 without orders', () => {
    expect(orderFigures([])).toEqual({ count: 0, totalCents: 0 })
  })
})
