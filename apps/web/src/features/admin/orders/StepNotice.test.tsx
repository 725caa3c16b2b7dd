import type { Step } from '@storefront/domain'
import { anOrder } from '@storefront/domain/testing'
import { act, fireEvent, screen } from '@testing-library/react'
import { afterEach, beforeEach, expect, it, vi } from 'vitest'

import { renderPage } from '../../../../testing/renderPage.tsx'
import { StepNotice } from './StepNotice.tsx'
import type { OrderSteps } from './useOrderSteps.ts'

const take = vi.fn<OrderSteps['take']>(() => Promise.resolve())

/** Shows the notice of a step that was taken just now, on the page of the order as it is since. */
async function showNotice(step: Step, { already = false, order = anOrder() } = {}): Promise<void> {
  const state = { status: 'done', value: { step, already, order: anOrder() } } as const
  await renderPage(<StepNotice order={order} steps={{ state, take }} />, {
    path: '/dashboard/orders/x',
  })
}

const undo = () => screen.queryByRole('button', { name: 'Deshacer' })
function pass(ms: number): void {
  act(() => {
    vi.advanceTimersByTime(ms)
  })
}

beforeEach(() => {
  vi.useFakeTimers({ shouldAdvanceTime: true })
})
afterEach(() => {
  vi.useRealTimers()
})

it('a step can be undone for ten seconds', async () => {
  await showNotice('shipped')
  pass(9_000)
  fireEvent.click(undo() ?? document.body)
  expect(take).toHaveBeenCalledExactlyOnceWith('shippedUndone')
  pass(2_000)
  expect(undo()).toBeNull()
})

it('the notice stays while somebody is at it', async () => {
  await showNotice('received')
  fireEvent.focus(undo() ?? document.body)
  pass(60_000)
  expect(undo()).not.toBeNull()
  fireEvent.blur(undo() ?? document.body)
  pass(11_000)
  expect(undo()).toBeNull()
})

it('what a colleague has done before is not undone here', async () => {
  await showNotice('shipped', { already: true })
  expect(screen.getByRole('status').textContent).toContain('ya lo había hecho')
  expect(undo()).toBeNull()
})

it('nor is a step after which a colleague has changed the order', async () => {
  await showNotice('shipped', { order: anOrder({ updatedAt: anOrder().updatedAt + 1 }) })
  expect(screen.getByRole('status').textContent).toContain('va en camino')
  expect(undo()).toBeNull()
})

it('a cancellation cannot be undone', async () => {
  await showNotice('cancelled')
  expect(screen.getByRole('status').textContent).toContain('cancelado')
  expect(undo()).toBeNull()
})
