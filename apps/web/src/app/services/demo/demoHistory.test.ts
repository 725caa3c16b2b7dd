import { seedProducts, seedSettings } from '@storefront/backend/seed'
import { brand } from '@storefront/brand'
import {
  dayMs,
  dayOf,
  doubtfulIdKind,
  hourMs,
  moneyOf,
  orderSchema,
  orderStatuses,
  orderTotals,
  profileSchema,
  type Order,
} from '@storefront/domain'
import { describe, expect, it } from 'vitest'

import { demoSeed, demoSeedWithHistory } from '../createDemoBackend.ts'
import { demoHistory } from './demoHistory.ts'

const now = Date.UTC(2026, 10, 20, 15)

/** Times of a day from one minute after midnight in Ecuador, and days in other months and years. */
const times = [0, 1, 59, 61, 600, 1_439].flatMap((minute) =>
  [0, 1, 40, 400].map((day) => dayOf(now).from + day * dayMs + minute * 60_000),
)

/** The orders, oldest first. */
const ordersAt = (time: number): readonly Order[] =>
  Object.entries(demoHistory(time).orders)
    .map(([id, fields]) => orderSchema.parse({ ...fields, id }))
    .toSorted((a, b) => a.createdAt - b.createdAt)

const history = demoHistory(now)
const orders = ordersAt(now)

describe('the history of the demonstration', () => {
  it('is the same all day long, and has moved on the next day', () => {
    expect(demoHistory(now + 4 * hourMs)).toEqual(history)
    expect(demoHistory(now + dayMs)).not.toEqual(history)
  })

  it('has some two months of orders in each usual status, of several customers', () => {
    expect(orders.length).toBeGreaterThan(50)
    // No parcel came back.
    const shown = orderStatuses.filter((status) => status !== 'returned')
    expect(new Set(orders.map(({ status }) => status))).toEqual(new Set(shown))
    expect(new Set(orders.map(({ uid }) => uid)).size).toBeGreaterThan(10)
    expect(new Set(orders.map(({ paymentMethod }) => paymentMethod)).size).toBe(2)
    const oldest = Math.min(...orders.map(({ createdAt }) => createdAt))
    expect(dayOf(now).from - oldest).toBeLessThan(60 * dayMs)
    expect(dayOf(now).from - oldest).toBeGreaterThan(50 * dayMs)
  })

  it('has orders of people with an account, and of people without', () => {
    const withAccount = orders.filter(({ uid }) => uid !== null)
    expect(withAccount.length).toBeGreaterThan(orders.length / 2)
    expect(withAccount.length).toBeLessThan(orders.length - 10)
    expect(withAccount.filter(({ uid }) => !(String(uid) in history.users))).toEqual([])
  })

  it('has the demo user see orders that wait, travel and have arrived', () => {
    const own = orders.filter(({ uid }) => uid === 'demo-user').map(({ status }) => status)
    expect(new Set(own)).toEqual(new Set(['pending', 'shipped', 'delivered']))
  })

  it('has one order that nobody paid for more than a week ago', () => {
    const old = orders.filter(
      ({ status, createdAt }) => status === 'pending' && createdAt < now - 7 * dayMs,
    )
    expect(old).toHaveLength(1)
  })

  it('has a transfer that is still expected', () => {
    const expected = orders.filter(
      ({ status, paymentMethod, createdAt }) =>
        status === 'pending' && paymentMethod === 'transfer' && createdAt > now - 7 * dayMs,
    )
    expect(expected.map(moneyOf)).toContain('due')
  })

  it('has money that is due, was received, has to go back, and went back', () => {
    const money = new Set<string>(orders.map(moneyOf))
    expect(['due', 'received', 'toRefund', 'refunded'].filter((one) => !money.has(one))).toEqual([])
  })

  it.each(times)('lies behind the clock, step by step, at %i', (time) => {
    for (const order of ordersAt(time)) {
      const taken = order.entries.map(({ at }) => at)
      expect(taken).toEqual(taken.toSorted((a, b) => a - b))
      expect(taken.every(Number.isInteger)).toBe(true)
      expect(order.updatedAt).toBe(taken.at(-1))
      expect(Math.max(order.updatedAt, order.paymentReceivedAt ?? 0)).toBeLessThanOrEqual(time)
      const isReceived = order.paymentReceivedAt !== null
      expect(isReceived || order.status !== 'delivered').toBe(true)
    }
  })

  it('charges what the shop charges', () => {
    const prices = new Map(seedProducts(brand.name).map(({ id, price }) => [id, price]))
    for (const order of orders) {
      expect(order).toMatchObject(orderTotals(order.items, seedSettings, ''))
      for (const { productId, unitPriceCents } of order.items) {
        expect(unitPriceCents).toBe((prices.get(productId) ?? 0) * 100)
      }
    }
  })

  it('leaves the seed as guests have it, who do not load the history: its stock and its last number', () => {
    const left = demoSeed.products.map(({ id, stock }) => {
      const kept = orders.filter(({ status }) => status !== 'cancelled')
      const sold = kept.flatMap(({ items }) => items.filter((line) => line.productId === id))
      return stock === null ? null : sold.reduce((rest, { quantity }) => rest - quantity, stock)
    })
    expect(demoSeedWithHistory.products.map(({ stock }) => stock)).toEqual(left)
    const numbers = orders.map((_, index) => `A-${1001 + index}`)
    expect(orders.map(({ number }) => number)).toEqual(numbers)
    expect(numbers.at(-1)).toBe(`A-${demoSeedWithHistory.lastOrderCount}`)
  })

  it('leaves one bottle running low, and none sold out', () => {
    const left = demoSeedWithHistory.products.flatMap(({ stock }) => stock ?? [])
    expect(left.filter((stock) => stock <= 24)).toHaveLength(1)
    expect(Math.min(...left)).toBeGreaterThan(0)
  })

  it('is about nobody: example addresses, and ids that no cedula can be', () => {
    const invented = Object.entries(history.users).filter(([uid]) => uid.includes('customer'))
    expect(invented.length).toBeGreaterThan(10)
    for (const [, fields] of invented) {
      const { email, cedula, role } = profileSchema.parse(fields)
      expect(email).toMatch(/@example\.(com|net|org)$/)
      expect(cedula).toMatch(/^\d{10}$/)
      expect(doubtfulIdKind(cedula)).toBe('cedula')
      expect(role).toBe('user')
    }
  })
})
