import { anOrder } from '@storefront/domain/testing'
import { expect, it } from 'vitest'

import { csvFileName } from './csvFileName.ts'

const noon = (day: number) => Date.UTC(2026, 10, day, 17)
const orders = [anOrder({ createdAt: noon(19) }), anOrder({ createdAt: noon(3) })]

/** When a day of the shop's calendar begins. */
const dawn = (day: number) => Date.UTC(2026, 10, day, 5)

it.each([
  [{}, orders, 'orders-2026-11-03-2026-11-19.csv'],
  [{ from: dawn(1), before: dawn(21) }, orders, 'orders-2026-11-01-2026-11-20.csv'],
  [{ from: dawn(1) }, orders, 'orders-2026-11-01-2026-11-19.csv'],
  [{}, [], 'orders.csv'],
])('a file of %j is named after its days', (filter, found, name) => {
  expect(csvFileName('orders', found, filter)).toBe(name)
})
