import { Outage, type Order, type PageRequest } from '@storefront/domain'
import { anOrder } from '@storefront/domain/testing'
import { describe, expect, it, vi } from 'vitest'

import { inBatches, orderQueries, readOrders } from './orderQueries.ts'

const stored = Array.from({ length: 250 }, (_, index) => anOrder({ id: `order-${index}` }))

/** A list whose cursors are indexes. */
const list = async (_: unknown, { limit, after }: PageRequest) => {
  const start = Number(after ?? 0)
  const end = start + limit
  const next = end < stored.length ? String(end) : null
  return { items: stored.slice(start, end), next, unreadable: [] }
}

const ids = (orders: readonly Order[] | null) => orders?.map(({ id }) => id)

describe('reading all orders', () => {
  it('reads page after page and tells how far it is', async () => {
    const onRead = vi.fn<(count: number) => void>()
    const read = await readOrders({ list }, {}, onRead, new AbortController().signal)
    expect(ids(read)).toEqual(ids(stored))
    expect(onRead.mock.calls).toEqual([[100], [200], [250]])
  })

  it('asks for what the filter lets through', async () => {
    const asked = vi.fn<typeof list>().mockResolvedValue({ items: [], next: null, unreadable: [] })
    const filter = { customerKey: 'rosa@example.com' }
    await readOrders({ list: asked }, filter, () => undefined, new AbortController().signal)
    expect(asked).toHaveBeenCalledExactlyOnceWith(filter, expect.objectContaining({ after: null }))
  })

  it('gives nothing when it is stopped on the way', async () => {
    const stop = new AbortController()
    const onRead = vi.fn<(count: number) => void>(() => stop.abort())
    expect(await readOrders({ list }, {}, onRead, stop.signal)).toBeNull()
    expect(onRead).toHaveBeenCalledOnce()
  })

  it('fails as a whole when one page does', async () => {
    const failing = vi
      .fn<typeof list>()
      .mockImplementationOnce(list)
      .mockRejectedValue(new Outage('timeout', 'Too late'))
    const reading = readOrders({ list: failing }, {}, () => undefined, new AbortController().signal)
    await expect(reading).rejects.toThrow('Too late')
  })
})

const pageOf = (...items: readonly Order[]) => ({ items, next: null, unreadable: [] })

it('lists an order once that came to be owed later while the next page was loading', () => {
  const { select } = orderQueries.list(async () => Promise.reject(new Error('Not asked')), {})
  const [moved, other] = [anOrder({ id: 'moved' }), anOrder({ id: 'other' })]
  const now = { ...moved, totalCents: 1 }
  const data = { pages: [pageOf(moved, other), pageOf(now)], pageParams: [null, 'other'] }
  expect(select?.(data).items).toEqual([now, other])
})

describe('work done in batches', () => {
  it('is done for each, in order, and never for more than so many at once', async () => {
    let underWay = 0
    let most = 0
    const done = await inBatches([1, 2, 3, 4, 5, 6, 7], 3, async (number) => {
      underWay += 1
      most = Math.max(most, underWay)
      await Promise.resolve()
      underWay -= 1
      return number * 10
    })
    expect(done).toEqual([10, 20, 30, 40, 50, 60, 70])
    expect(most).toBe(3)
  })

  it('is nothing for nobody', async () => {
    expect(await inBatches([], 3, () => Promise.reject(new Error('unasked')))).toEqual([])
  })

  it('fails when one fails', async () => {
    const doing = inBatches([1, 2, 3], 2, (number) =>
      number === 2 ? Promise.reject(new Error('two')) : Promise.resolve(number),
    )
    await expect(doing).rejects.toThrow('two')
  })
})
