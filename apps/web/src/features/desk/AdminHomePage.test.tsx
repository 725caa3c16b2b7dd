import { demoAdmin } from '@storefront/backend/seed'
import { dayMs, dayOf } from '@storefront/domain'
import { act, screen } from '@testing-library/react'
import { afterEach, beforeEach, expect, it, vi } from 'vitest'

import { renderPage } from '../../../testing/renderPage.tsx'
import { visit } from '../../../testing/visit.ts'
import { Page } from './AdminHomePage.tsx'

beforeEach(() => vi.useFakeTimers({ shouldAdvanceTime: true }))
afterEach(() => vi.useRealTimers())

it('counts today’s sales, also on a page that was left open over night', async () => {
  let time = 0
  const services = await visit({
    person: demoAdmin,
    backend: () => ({
      orders: {
        figures: async ({ from }) => ({
          count: 0,
          totalCents: from === dayOf(time).from ? 2700 : 0,
        }),
      },
    }),
  })
  time = services.now()
  await renderPage(<Page />, {
    services: { ...services, now: () => time },
    path: '/dashboard/AdminHome',
  })
  await expect.poll(today).toContain('$27,00')
  time += dayMs
  await act(() => vi.advanceTimersByTimeAsync(121_000))
  await expect.poll(today).toContain('$27,00')
})

async function today(): Promise<string | null | undefined> {
  return (await screen.findByText('Ventas de hoy')).nextElementSibling?.textContent
}
