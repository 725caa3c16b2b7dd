import type { Session, TabMemory } from '@storefront/domain'

import type { ReadableStore } from '../store.ts'

/** How a tab tells the others that somebody has signed out. */
export interface SignOutChannel {
  post(): void
  listen(listener: () => void): void
}

/**
 * Keeps what a tab remembers for as long as it may be its person who comes back: over a lost
 * session, but not over signing out in this tab or another, nor for the next who signs in.
 */
export function forgetOnSignOut(
  memories: readonly TabMemory[],
  session: ReadableStore<Session>,
  signOuts: SignOutChannel,
): void {
  const forget = () => memories.forEach((memory) => memory.clear())
  session.subscribe(() => {
    const now = session.get()
    // A session that is lost says why; whoever signs out needs no reason.
    const isSignOut = now.status === 'guest' && now.reason === undefined
    if (isSignOut) {
      forget()
      signOuts.post()
    }
    if (now.status !== 'signed-in') return
    for (const memory of memories) if (memory.read(now.account.uid) === null) memory.clear()
  })
  signOuts.listen(forget)
}
