import { describe, expect, it } from 'vitest'

import { aBankAccount, aCustomer, afterPresses, anOrder } from '../testing/builders.ts'
import {
  customerKeyOf,
  matchesOrder,
  netByMonthOf,
  orderFigures,
  orderSort,
  soldStatuses,
  summedAmount,
  transferAccountOf,
  type OrderFilter,
} from './orderFilter.ts'

const order = anOrder({
  status: 'shipped',
  createdAt: 1000,
  customer: aCustomer({ email: 'rosa@example.com' }),
})

describe('the customer of an order', () => {
  it.each([
    ['the e-mail address', {}, 'rosa@example.com'],
    ['without one the telephone', { email: '' }, '+593991234567'],
    ['without either nobody else’s', { email: '', telefono: '', telefonoE164: '' }, order.id],
  ])('is known by %s', (_, changes, key) => {
    expect(customerKeyOf({ ...order, customer: { ...order.customer, ...changes } })).toBe(key)
  })
})

describe('matchesOrder', () => {
  it.each<[string, OrderFilter]>([
    ['an empty filter', {}],
    ['an empty list of statuses', { statuses: [] }],
    ['one of several statuses', { statuses: ['pending', 'shipped'] }],
    ['the moment it was placed', { from: 1000, before: 1001 }],
    ["the customer's address", { customerKey: 'rosa@example.com' }],
    ['what is owed of it', { owed: ['collect', 'refund'] }],
    ['one of its terms', { terms: ['luis', 'quish'] }],
    ['the number of its invoice', { invoice: '' }],
  ])('matches an order by %s', (_, filter) => {
    expect(matchesOrder(order, filter)).toBe(true)
  })

  it.each<[string, OrderFilter]>([
    ['other statuses', { statuses: ['pending', 'delivered'] }],
    ['a later time', { from: 1001 }],
    ['a time that ends when it was placed', { before: 1000 }],
    ['another address', { customerKey: 'rosa@example.org' }],
    ['somebody else’s name', { terms: ['luis'] }],
    ['no term', { terms: [] }],
    ['what is not owed of it', { owed: ['ship'] }],
    ['the number of another invoice', { invoice: '001-001-000000042' }],
    ['a month in which no money moved', { month: '1970-01' }],
    ['the account that it carries', { accountOtherThan: aBankAccount() }],
    ['a filter with one condition that does not match', { statuses: ['shipped'], before: 1000 }],
  ])('does not match an order by %s', (_, filter) => {
    expect(matchesOrder(order, filter)).toBe(false)
  })

  it('finds nothing that is owed of an order that is done', () => {
    const done = anOrder({ status: 'delivered', paymentReceivedAt: 1 })
    expect(matchesOrder(done, { owed: ['collect', 'refund', 'ship', 'deliver'] })).toBe(false)
  })

  it('finds the transfers with money due that carry another account than the shop’s, or none', () => {
    const account = aBankAccount({ number: '2' })
    const [own, other] = [account, null].map((bankAccount) => anOrder({ bankAccount }))
    const found = [own, other, anOrder(), anOrder({ paymentReceivedAt: 1 })].map(
      (one) => one && matchesOrder(one, { accountOtherThan: account }),
    )
    expect(found).toEqual([false, true, true, false])
    expect(other && transferAccountOf(other)).toBe('')
  })
})

it('sales are all orders but those that were cancelled or came back', () => {
  expect(soldStatuses).toEqual(['pending', 'shipped', 'delivered'])
})

it('what is owed is sorted by what is owed longest, every other list by the newest', () => {
  const filters: readonly OrderFilter[] = [
    { owed: ['collect'] },
    {},
    { owed: ['collect'], from: 1 },
    { owed: ['ship'], before: 1 },
  ]
  expect(filters.map((filter) => orderSort(filter).field)).toEqual([
    'owedSince',
    'createdAt',
    'createdAt',
    'createdAt',
  ])
})

describe('the money of a month', () => {
  const november = Date.parse('2026-11-30T23:59:59-05:00')
  const december = november + 1_000
  const paid = anOrder({
    createdAt: november,
    receivedCents: 5_900,
    paymentReceivedAt: november,
    refundedCents: 900,
    refundedAt: december,
  })

  it('is what came less what went back, by the entry, on the shop’s calendar', () => {
    expect(netByMonthOf(paid)).toEqual({ '2026-11': 5_900, '2026-12': -900 })
    const months = ['2026-10', '2026-11', '2026-12'].map((month) =>
      orderFigures([paid, paid], { month }),
    )
    expect(months).toEqual([
      { count: 0, totalCents: 0 },
      { count: 2, totalCents: 11_800 },
      { count: 2, totalCents: -1_800 },
    ])
    expect(summedAmount({ month: '2026-11' })).toBe('netByMonth.2026-11')
    expect(summedAmount({})).toBe('totalCents')
  })

  it('is not what was undone', () => {
    const undoes = paid.entries.at(-1)?.press ?? ''
    expect(netByMonthOf(afterPresses(paid, [{ kind: 'struck', undoes }]))).toEqual({
      '2026-11': 5_900,
    })
  })
})

describe('orderFigures', () => {
  it('counts orders and adds up what they cost with their shipping', () => {
    const orders = [anOrder({ totalCents: 5_900 }), anOrder({ totalCents: 501 })]
    const sum = { count: 2, totalCents: 6_401 }
    expect(orderFigures(orders, {})).toEqual(sum)
    expect(orderFigures(orders, { owed: ['ship', 'collect'] })).toEqual(sum)
    expect(orderFigures([], {})).toEqual({ count: 0, totalCents: 0 })
  })

  it('adds up what has to be received or given back where that is asked', () => {
    const orders = [anOrder({ receivedCents: 1_000 }), anOrder({ receivedCents: 9_000 })]
    expect(orderFigures(orders, { owed: ['collect'] })).toEqual({ count: 1, totalCents: 4_900 })
    expect(orderFigures(orders, { owed: ['refund'] })).toEqual({ count: 1, totalCents: 3_100 })
  })
})
