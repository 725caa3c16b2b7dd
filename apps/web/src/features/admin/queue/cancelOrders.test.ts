import {
  dayMs,
  pendingOlderThan,
  stateOf,
  takeStep,
  type Backend,
  type Order,
} from '@storefront/domain'
import { anOrder } from '@storefront/domain/testing'
import { expect, it } from 'vitest'

import { testNow } from '../../../../testing/createTestServices.ts'
import { visit } from '../../../../testing/visit.ts'
import { adminVisit } from '../testing/adminVisit.ts'
import { answering, offline } from '../testing/answering.ts'
import { cancelOrders, type CancellationProgress } from './cancelOrders.ts'

const stale = pendingOlderThan(7, testNow)

const pending = (id: string, days: number, order: Partial<Order> = {}) =>
  anOrder({ id, createdAt: testNow - days * dayMs, ...order })

const openShop = async (orders: readonly Order[]): Promise<Backend> =>
  (await visit(adminVisit({ orders }))).loadBackend()

/** Cancels the old orders; `steps` is the progress after each. */
function cancelStale(backend: Backend, leave = new AbortController()) {
  const steps: CancellationProgress[] = []
  return {
    steps,
    cancelling: cancelOrders(backend, stale, (step) => void steps.push(step), leave.signal),
  }
}

/** The ids of the cancelled orders, the newest first. */
async function cancelledIn({ orders }: Backend): Promise<readonly string[]> {
  const { items } = await orders.list({ statuses: ['cancelled'] }, { limit: 500 })
  return items.map(({ id }) => id)
}

it('takes all of it, from every page of the list, and nothing else', async () => {
  const old = Array.from({ length: 130 }, (_, index) => pending(`old-${index}`, 9 + index))
  const backend = await openShop([pending('new', 2), ...old])
  const { cancelling, steps } = cancelStale(backend)
  expect(await cancelling).toEqual({ all: 130, cancelled: 130, kept: [] })
  expect(await cancelledIn(backend)).toEqual(old.map(({ id }) => id))
  expect(steps).toHaveLength(131)
})

it('keeps an order that was paid since the list was loaded, and names it', async () => {
  const later = pending('later', 10)
  const backend = await openShop([pending('first', 9), later])
  const paying = answering(takeStep, async (_, send) => {
    const cancelled = await send()
    const seen = stateOf(later)
    await backend.run(takeStep, { id: 'later', step: 'received', seen, tracking: null })
    return cancelled
  })
  expect(await cancelStale({ ...backend, ...paying(backend) }).cancelling).toMatchObject({
    all: 2,
    cancelled: 1,
    kept: [{ id: 'later' }],
  })
  expect(await cancelledIn(backend)).toEqual(['first'])
})

it('stops at an outage, having told how far it was', async () => {
  const backend = await openShop(
    ['first', 'second', 'third'].map((id, day) => pending(id, 9 + day)),
  )
  const failing = answering(takeStep, ({ id }, send) => (id === 'second' ? offline() : send()))
  const { cancelling, steps } = cancelStale({ ...backend, ...failing(backend) })
  await expect(cancelling).rejects.toThrow('No network')
  expect(steps.at(-1)).toEqual({ all: 3, cancelled: 1, kept: [] })
})

it('goes no further once the page was left', async () => {
  const backend = await openShop([pending('first', 9), pending('second', 10)])
  const leaving = new AbortController()
  const last = answering(takeStep, (_, send) => {
    leaving.abort()
    return send()
  })
  await cancelStale({ ...backend, ...last(backend) }, leaving).cancelling
  expect(await cancelledIn(backend)).toEqual(['first'])
})
