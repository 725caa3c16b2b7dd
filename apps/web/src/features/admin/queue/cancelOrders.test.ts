import {
  changesOf,
  err,
  isInState,
  matchesOrder,
  ok,
  Outage,
  pendingOlderThan,
  type Order,
} from '@storefront/domain'
import { anOrder } from '@storefront/domain/testing'
import { describe, expect, it } from 'vitest'

import { testNow } from '../../../../testing/createTestServices.ts'
import { cancelOrders, type CancellationProgress } from './cancelOrders.ts'

const dayMs = 24 * 60 * 60 * 1000
const stale = pendingOlderThan(7, testNow)

const pending = (id: string, days: number, order: Partial<Order> = {}) =>
  anOrder({ id, status: 'pending', createdAt: testNow - days * dayMs, ...order })

/** A shop with pages of two orders; cancelled orders are no longer in the list of pending ones. */
function aShop(orders: readonly Order[], refuses: (id: string) => boolean = () => false) {
  const stored = new Map(orders.map((order) => [order.id, order]))
  const repository: Parameters<typeof cancelOrders>[0] = {
    async list(filter, { after }) {
      const found = [...stored.values()].filter((order) => matchesOrder(order, filter))
      const start = Number(after ?? 0)
      const end = start + 2
      return { items: found.slice(start, end), next: end < found.length ? String(end) : null }
    },
    async takeStep(id, step, { seen } = {}) {
      const order = stored.get(id)
      if (order === undefined || seen === undefined || !isInState(order, seen) || refuses(id)) {
        return err('step-refused')
      }
      stored.set(id, { ...order, ...changesOf(order, step, testNow) })
      return ok(undefined)
    },
  }
  const pay = (id: string, order: Order) => stored.set(id, { ...order, paymentReceivedAt: testNow })
  const cancelled = () =>
    [...stored.values()].filter(({ status }) => status === 'cancelled').map(({ id }) => id)
  return { repository, cancelled, pay }
}

/** Cancels the old orders, and returns the progress after each order. */
async function cancelStale(
  { repository }: ReturnType<typeof aShop>,
  leave = new AbortController(),
) {
  const steps: CancellationProgress[] = []
  const onProgress = (step: CancellationProgress) => void steps.push(step)
  const cancelling = cancelOrders(repository, stale, onProgress, leave.signal)
  return { cancelling, steps }
}

describe('cancelling what has waited long', () => {
  it('takes all of it, from every page of the list, and nothing else', async () => {
    const shop = aShop([
      pending('NEW', 2),
      ...['A', 'B', 'C', 'D', 'E'].map((id, index) => pending(id, 9 + index)),
      pending('PAID', 20, { status: 'paid' }),
    ])
    const { cancelling, steps } = await cancelStale(shop)
    expect(await cancelling).toEqual({ all: 5, cancelled: 5, kept: [] })
    expect(shop.cancelled()).toEqual(['A', 'B', 'C', 'D', 'E'])
    expect(steps.map(({ cancelled }) => cancelled)).toEqual([0, 1, 2, 3, 4, 5])
  })

  it('leaves those whose payment is there, and names those that changed meanwhile', async () => {
    const received = { paymentReceivedAt: testNow - dayMs }
    const orders = [pending('A', 9), pending('RECEIVED', 10, received), pending('CHANGED', 11)]
    const shop = aShop(orders, (id) => id === 'CHANGED')
    const { cancelling } = await cancelStale(shop)
    expect(await cancelling).toMatchObject({ all: 2, cancelled: 1, kept: [{ id: 'CHANGED' }] })
    expect(shop.cancelled()).toEqual(['A'])
  })

  it('keeps an order that was paid since the list was loaded', async () => {
    const later = pending('LATER', 10)
    const shop = aShop([pending('A', 9), later], (id) => {
      if (id === 'A') shop.pay('LATER', later)
      return false
    })
    const { cancelling } = await cancelStale(shop)
    expect(await cancelling).toMatchObject({ all: 2, cancelled: 1, kept: [{ id: 'LATER' }] })
    expect(shop.cancelled()).toEqual(['A'])
  })

  it('stops at an outage, having told how far it was', async () => {
    const shop = aShop([pending('A', 9), pending('B', 10), pending('C', 11)], (id) => {
      if (id === 'B') throw new Outage('offline', 'No network')
      return false
    })
    const { cancelling, steps } = await cancelStale(shop)
    await expect(cancelling).rejects.toThrow('No network')
    expect(steps.at(-1)).toEqual({ all: 3, cancelled: 1, kept: [] })
    expect(shop.cancelled()).toEqual(['A'])
  })

  it('goes no further once the page was left', async () => {
    const leaving = new AbortController()
    const shop = aShop([pending('A', 9), pending('B', 10)], () => {
      leaving.abort()
      return false
    })
    const { cancelling } = await cancelStale(shop, leaving)
    await cancelling
    expect(shop.cancelled()).toEqual(['A'])
  })
})
