import { demoAdmin } from '@storefront/backend/seed'
import { act } from '@testing-library/react'
import { afterEach, beforeEach, expect, it, vi } from 'vitest'

import { renderPage } from '../../../testing/renderPage.tsx'
import { visit } from '../../../testing/visit.ts'
import { DeskLayout } from './DeskLayout.tsx'
import { returnToTab } from './testing/adminVisit.ts'

beforeEach(() => vi.useFakeTimers({ shouldAdvanceTime: true }))
afterEach(() => vi.useRealTimers())

/** Opens the dashboard of a shop whose orders can be added to, as buyers do. */
async function openDashboard() {
  let waiting = 1
  const services = await visit({
    person: demoAdmin,
    backend: () => ({
      orders: {
        figures: async ({ owed = [] }) => ({
          count: owed.length === 4 ? waiting : 0,
          totalCents: 0,
        }),
      },
    }),
  })
  await renderPage(<DeskLayout section="overview">{null}</DeskLayout>, {
    services,
    path: '/dashboard/AdminHome',
  })
  await expect.poll(() => document.title).toMatch(/^\(1\) Resumen/)
  return { order: () => (waiting += 1) }
}

it('counts what is to do in the title of the tab, again every minute', async () => {
  const { order } = await openDashboard()
  order()
  await act(() => vi.advanceTimersByTimeAsync(61_000))
  await expect.poll(() => document.title).toMatch(/^\(2\) Resumen/)
})

it('counts again at once when the admin returns to the tab', async () => {
  const { order } = await openDashboard()
  order()
  act(returnToTab)
  await expect.poll(() => document.title).toMatch(/^\(2\) Resumen/)
})
