import {
  monthNameOf,
  monthOf,
  orderFigures,
  owedKinds,
  searchTermsFor,
  soldStatuses,
  type Backend,
  type OrderFilter,
  type ListedPage,
  type PageRequest,
} from '@storefront/domain'
import { beforeAll, describe, expect, it } from 'vitest'

import { countDocuments } from './testing/countDocuments.ts'
import {
  allOrders,
  crowd,
  emailOf,
  firstOrderAt,
  nameOf,
  openCrowdedShop,
} from './testing/openCrowdedShop.ts'

const limit = 20
const customerKey = emailOf(7)
const terms = searchTermsFor(nameOf(7))
const month = monthOf(firstOrderAt)

const filters: readonly (readonly [string, OrderFilter])[] = [
  ['all', {}],
  ['of some statuses', { statuses: ['pending', 'shipped'] }],
  ['of a month', month],
  ['of a month and a status', { ...month, statuses: ['shipped'] }],
  ['of a customer', { customerKey }],
  ['that a customer has bought', { customerKey, statuses: ['shipped', 'delivered'] }],
  ['to do anything about', { owed: owedKinds }],
  ['sold in a month', { ...month, statuses: soldStatuses }],
  [
    'of a customer, a month and all that can be asked',
    { ...month, customerKey, statuses: ['pending', 'shipped'] },
  ],
]

/** Counts the documents that the first and the second page read. */
async function readByPages(list: (page: PageRequest) => Promise<ListedPage<unknown>>) {
  let next: string | null = null
  const first = await countDocuments(async () => {
    ;({ next } = await list({ limit }))
  })
  return [first, await countDocuments(() => list({ limit, after: next }))]
}

const summed: typeof filters = [
  ...filters,
  ['of the money of a month', { month: monthNameOf(firstOrderAt) }],
]

describe(`a shop of ${crowd.orders} orders and ${crowd.users} users`, () => {
  let shop: Backend
  beforeAll(async () => {
    shop = (await openCrowdedShop()).device
  }, 120_000)

  it.each(filters)('reads one page of orders and one document more: %s', async (_, filter) => {
    for (const read of await readByPages((page) => shop.orders.list(filter, page))) {
      expect(read).toBeGreaterThan(0)
      expect(read).toBeLessThanOrEqual(limit + 1)
    }
  })

  it('reads one page of the orders of a name, and one document more', async () => {
    for (const read of await readByPages((page) => shop.orders.list({ terms }, page))) {
      expect(read).toBeGreaterThan(0)
      expect(read).toBeLessThanOrEqual(limit + 1)
    }
  })

  it.each(summed)('adds up orders to the cent without reading one: %s', async (_, filter) => {
    let figures: unknown
    const read = await countDocuments(async () => {
      figures = await shop.orders.figures(filter)
    })
    expect(read).toBe(0)
    expect(figures).toEqual(orderFigures(allOrders(), filter))
  })

  it.each([{}, { emailPrefix: 'user-0000' }, { role: 'user' }] as const)(
    'reads one page of users and one document more: %j',
    async (search) => {
      const read = await readByPages((page) => shop.profiles.list(search, page))
      expect(read).toEqual([limit + 1, limit + 1])
    },
  )

  it('reads one document to find an order, and one for each product', async () => {
    const { id } = allOrders()[crowd.orders / 2] ?? {}
    expect(await countDocuments(() => shop.orders.find(id ?? ''))).toBe(1)
    expect(await countDocuments(() => shop.products.list())).toBe(3)
    expect(await countDocuments(() => shop.settings.shop())).toBe(1)
  })
})
