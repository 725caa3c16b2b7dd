import type { Session, UnsavedCheckout } from '@storefront/domain'
import { createContext, useContext } from 'react'

import type { ReadableStore } from '../../shared/store.ts'

export const UnsavedCheckoutContext = createContext<UnsavedCheckout | null>(null)

/** What is typed at checkout, until it is ordered. Throws outside of its context. */
export function useUnsavedCheckout(): UnsavedCheckout {
  const unsaved = useContext(UnsavedCheckoutContext)
  if (unsaved === null) throw new Error('useUnsavedCheckout() needs an UnsavedCheckoutContext')
  return unsaved
}

/** How a tab tells the others that somebody has signed out. */
export interface SignOutChannel {
  post(): void
  listen(listener: () => void): void
}

/**
 * Keeps what is typed at checkout for as long as it may be its user who comes back: over a lost
 * session, but not over signing out in this tab or another, nor for the next who signs in.
 */
export function clearWithSession(
  unsaved: UnsavedCheckout,
  session: ReadableStore<Session>,
  signOuts: SignOutChannel,
): void {
  session.subscribe(() => {
    const now = session.get()
    // A session that is lost says why; whoever signs out needs no reason.
    const isSignOut = now.status === 'guest' && now.reason === undefined
    const isOther = now.status === 'signed-in' && unsaved.read(now.account.uid) === null
    if (isSignOut || isOther) unsaved.clear()
    if (isSignOut) signOuts.post()
  })
  signOuts.listen(() => unsaved.clear())
}
