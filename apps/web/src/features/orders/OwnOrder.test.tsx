import { demoUser } from '@storefront/backend/seed'
import { anOrder } from '@storefront/domain/testing'
import { act, screen } from '@testing-library/react'
import { afterEach, expect, it, vi } from 'vitest'

import { renderPage } from '../../../testing/renderPage.tsx'
import { visit } from '../../../testing/visit.ts'
import { OwnOrder } from './OwnOrder.tsx'

const { uid } = demoUser

/** The demo user on the confirmation page, with an idempotency key. */
async function arrive({ ownKey }: { readonly ownKey: boolean }) {
  const placed = anOrder({ id: '7K2M9QX4TB', uid })
  const services = await visit({
    person: demoUser,
    backend: ({ orders }) => ({
      orders: { ...orders, find: (id) => Promise.resolve({ ...placed, id }) },
    }),
  })
  const key = services.orderIdempotencyKey.getOrCreate(uid)
  const id = ownKey ? key : placed.id
  vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'], shouldAdvanceTime: true })
  const { unmount } = await renderPage(<OwnOrder uid={uid} id={id} />, {
    path: `/orders/${id}?placed`,
    services,
  })
  await screen.findByRole('heading', { level: 1 })
  // Effects of the answer run first.
  await act(async () => undefined)
  return { key, unmount, currentKey: () => services.orderIdempotencyKey.current(uid) }
}

function aMoment(): void {
  act(() => void vi.advanceTimersByTime(1_000))
}

afterEach(() => vi.useRealTimers())

it('removes the idempotency key after a moment', async () => {
  const { key, currentKey } = await arrive({ ownKey: true })
  expect(currentKey()).toBe(key)
  aMoment()
  expect(currentKey()).toBeNull()
})

it('removes the key at once when the buyer follows a link', async () => {
  const { unmount, currentKey } = await arrive({ ownKey: true })
  act(unmount)
  expect(currentKey()).toBeNull()
})

it('removes the key at once when the buyer loads another page', async () => {
  const { currentKey } = await arrive({ ownKey: true })
  window.dispatchEvent(new Event('beforeunload'))
  expect(currentKey()).toBeNull()
})

it('leaves the key of another order', async () => {
  const { key, currentKey } = await arrive({ ownKey: false })
  aMoment()
  expect(currentKey()).toBe(key)
})
