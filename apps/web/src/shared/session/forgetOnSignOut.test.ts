import { browserStorage, createOwnedTextStore } from '@storefront/adapters/browser'
import { memoryStorage } from '@storefront/adapters/embedded'
import { guestOwner, type Session } from '@storefront/domain'
import { anAccount } from '@storefront/domain/testing'
import { describe, expect, it } from 'vitest'

import { createStore } from '../store.ts'
import { forgetOnSignOut } from './forgetOnSignOut.ts'

const as = (uid: string): Session => ({
  status: 'signed-in',
  account: anAccount({ uid }),
  role: 'user',
})

/** Two tabs with values typed at checkout and a search. */
function openTabs() {
  const listeners: (() => void)[] = []
  const openTab = () => {
    const session = createStore<Session>(as('rosa'))
    const stored = memoryStorage()
    const storage = browserStorage(() => stored)
    const unsaved = createOwnedTextStore(storage, 'unsavedCheckout')
    const searches = createOwnedTextStore(storage, 'adminSearches')
    forgetOnSignOut([unsaved, searches], session, {
      post: () => listeners.forEach((listener) => listener()),
      listen: (listener) => void listeners.push(listener),
    })
    unsaved.write('rosa', 'Timbre roto')
    searches.write('rosa', 'luis@example.com')
    return { session, unsaved, kept: () => [unsaved.read('rosa'), searches.read('rosa')] }
  }
  return [openTab(), openTab()] as const
}

describe('what a tab remembers', () => {
  it('outlives a session that is lost, for the guest and for the same user', () => {
    const [{ session, unsaved, kept }] = openTabs()
    session.set({ status: 'guest', reason: 'ended' })
    expect(unsaved.read(guestOwner)).toBe('Timbre roto')
    session.set({ status: 'checking' })
    session.set(as('rosa'))
    expect(kept()).toEqual(['Timbre roto', 'luis@example.com'])
  })

  it('goes with signing out, from the other tabs too', () => {
    const [here, there] = openTabs()
    there.session.set({ status: 'guest', reason: 'ended' })
    here.session.set({ status: 'guest' })
    expect(here.kept()).toEqual([null, null])
    expect(there.kept()).toEqual([null, null])
  })

  it('is not left for the next who signs in', () => {
    const [{ session, kept }] = openTabs()
    session.set({ status: 'guest', reason: 'ended' })
    session.set(as('luis'))
    expect(kept()).toEqual([null, null])
  })

  it('of a guest passes to the account that signs in, and goes with its sign-out', () => {
    const [{ session, unsaved, kept }] = openTabs()
    session.set({ status: 'guest' })
    unsaved.write(guestOwner, 'Por la tarde')
    session.set(as('luis'))
    expect(unsaved.read('luis')).toBe('Por la tarde')
    expect(unsaved.read('rosa')).toBeNull()
    session.set({ status: 'guest' })
    expect(unsaved.read('luis')).toBeNull()
    expect(kept()).toEqual([null, null])
  })
})
