import { browserStorage, createUnsavedCheckout } from '@storefront/adapters/browser'
import { memoryStorage } from '@storefront/adapters/local'
import type { Session } from '@storefront/domain'
import { anAccount } from '@storefront/domain/testing'
import { describe, expect, it } from 'vitest'

import { createStore } from '../../shared/store.ts'
import { clearWithSession } from './unsavedCheckout.ts'

const as = (uid: string): Session => ({
  status: 'signed-in',
  account: anAccount({ uid }),
  role: 'user',
})

/** Two tabs in which Rosa has typed at checkout. */
function openTabs() {
  const listeners: (() => void)[] = []
  const openTab = () => {
    const session = createStore<Session>(as('rosa'))
    const stored = memoryStorage()
    const unsaved = createUnsavedCheckout(browserStorage(() => stored))
    clearWithSession(unsaved, session, {
      post: () => listeners.forEach((listener) => listener()),
      listen: (listener) => void listeners.push(listener),
    })
    unsaved.write('rosa', 'Timbre roto')
    return { session, typed: () => unsaved.read('rosa') }
  }
  return [openTab(), openTab()] as const
}

describe('what is typed at checkout', () => {
  it('outlives a session that is lost, until the same user is back', () => {
    const [{ session, typed }] = openTabs()
    session.set({ status: 'guest', reason: 'ended' })
    session.set({ status: 'checking' })
    session.set(as('rosa'))
    expect(typed()).toBe('Timbre roto')
  })

  it('goes with signing out, from the other tabs too', () => {
    const [here, there] = openTabs()
    there.session.set({ status: 'guest', reason: 'ended' })
    here.session.set({ status: 'guest' })
    expect(here.typed()).toBeNull()
    expect(there.typed()).toBeNull()
  })

  it('is not left for the next who signs in', () => {
    const [{ session, typed }] = openTabs()
    session.set({ status: 'guest', reason: 'ended' })
    session.set(as('luis'))
    expect(typed()).toBeNull()
  })
})
