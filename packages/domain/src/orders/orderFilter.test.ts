import { describe, expect, it } from 'vitest'

import { aCustomer, anOrder } from '../testing/builders.ts'
import { matchesOrder, orderFigures, soldStatuses } from './orderFilter.ts'

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
    ['what is owed of it', { owed: ['collect', 'refund'] }],
    ['one of its terms', { terms: ['luis', 'quish'] }],
  ] as const)('matches an order by %s', (_, filter) => {
    expect(matchesOrder(order, filter)).toBe(true)
  })

  it.each([
    ['other statuses', { statuses: ['pending', 'delivered'] }],
    ['a later time', { from: 1001 }],
    ['a time that ends when it was placed', { before: 1000 }],
    ['another address', { email: 'rosa@example.org' }],
    ['somebody else’s name', { terms: ['luis'] }],
    ['no term', { terms: [] }],
    ['what is not owed of it', { owed: ['ship'] }],
    ['a filter with one condition that does not match', { statuses: ['shipped'], before: 1000 }],
  ] as const)('does not match an order by %s', (_, filter) => {
    expect(matchesOrder(order, filter)).toBe(false)
  })
})

it('nothing is owed of an order that is done', () => {
  const done = anOrder({ status: 'delivered', paymentReceivedAt: 1 })
  expect(matchesOrder(done, { owed: ['collect', 'refund', 'ship', 'deliver'] })).toBe(false)
})

it('sales are all orders but those that were cancelled or came back', () => {
  expect(soldStatuses).toEqual(['pending', 'shipped', 'delivered'])
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

describe('orderFigures', () => {
  it('counts orders and adds up what they cost with their shipping', () => {
    const orders = [anOrder({ totalCents: 5900 }), anOrder({ totalCents: 1 })]
    expect(orderFigures(orders, {})).toEqual({ count: 2, totalCents: 5901 })
    expect(orderFigures(orders, { owed: ['ship', 'collect'] })).toEqual({
      count: 2,
      totalCents: 5901,
    })
  })

  it('adds up what was received, or has to be received or given back, where an edit has changed the total', () => {
    const raised = anOrder({ paymentReceivedAt: 1, receivedCents: 1_000 })
    const lowered = anOrder({ paymentReceivedAt: 1, receivedCents: 9_000 })
    const orders = [raised, lowered]
    expect(orderFigures(orders, { received: { from: 0, before: 2 } })).toEqual({
      count: 2,
      totalCents: 10_000,
    })
    expect(orderFigures(orders, { owed: ['collect'] })).toEqual({ count: 1, totalCents: 4_900 })
    expect(orderFigures(orders, { owed: ['refund'] })).toEqual({ count: 1, totalCents: 3_100 })
  })

  it('is 0 without orders', () => {
    expect(orderFigures([], {})).toEqual({ count: 0, totalCents: 0 })
  })
})
