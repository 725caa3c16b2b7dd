import { Outage, type OrderFilter } from '@storefront/domain'
import { screen } from '@testing-library/react'
import { describe, expect, it } from 'vitest'

import { renderPage } from '../../../../testing/renderPage.tsx'
import { visit } from '../../../../testing/visit.ts'
import { AdminLayout } from '../AdminLayout.tsx'
import { Overview } from '../overview/Overview.tsx'
import { owedFilters } from '../queue/queueQuery.ts'
import { adminVisit } from '../testing/adminVisit.ts'
import { createQueue, type FigurePriority } from './FigureQueue.tsx'

const wanted = new AbortController().signal

describe('the queue of the figures', () => {
  it('takes what waits for the admin first and the days last, whichever came first', async () => {
    const enqueue = createQueue(1)
    const begun: string[] = []
    const ask = (purpose: FigurePriority, name: string) =>
      enqueue(purpose, wanted, async () => begun.push(name))
    await Promise.all([
      ask('days', 'the only one there'),
      ask('days', 'a day'),
      ask('sales', 'the month'),
      ask('attention', 'to confirm'),
      ask('attention', 'to ship'),
    ])
    expect(begun).toEqual(['the only one there', 'to confirm', 'to ship', 'the month', 'a day'])
  })

  it('goes on after one that fails, and tells who asked for it', async () => {
    const enqueue = createQueue(1)
    const failing = enqueue('sales', wanted, () =>
      Promise.reject(new Outage('timeout', 'Too late')),
    )
    const next = enqueue('sales', wanted, () => Promise.resolve('there'))
    await expect(failing).rejects.toThrow('Too late')
    expect(await next).toBe('there')
  })

  it('does not begin what nobody waits for any more', async () => {
    const enqueue = createQueue(1)
    const leaving = new AbortController()
    let wasBegun = false
    const first = enqueue('days', wanted, async () => leaving.abort())
    const left = enqueue('days', leaving.signal, async () => (wasBegun = true))
    await first
    await expect(left).rejects.toThrow(/aborted/)
    expect(wasBegun).toBe(false)
  })
})

it('an overview asks for two figures at once at most, and for what waits for the admin first', async () => {
  const asked: OrderFilter[] = []
  let underWay = 0
  let most = 0
  const services = await visit(
    adminVisit({
      backend: ({ orders }) => ({
        orders: {
          ...orders,
          async figures(filter) {
            asked.push(filter)
            underWay += 1
            most = Math.max(most, underWay)
            const figures = await orders.figures(filter)
            underWay -= 1
            return figures
          },
        },
      }),
    }),
  )
  await renderPage(
    <AdminLayout section="overview" description="">
      <Overview />
    </AdminLayout>,
    { services, path: '/dashboard/AdminHome' },
  )
  await screen.findByRole('heading', { name: /últimos 30 días/ })
  expect(most).toBe(2)
  expect(asked.slice(0, 3)).toEqual(owedFilters)
  // These, which the navigation counts, and the money received and due; to refund is one of these.
  expect(asked.filter(({ from }) => from === undefined)).toHaveLength(5)
})
