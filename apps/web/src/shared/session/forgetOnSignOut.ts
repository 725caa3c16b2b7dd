import { guestOwner, type Session, type TabStore } from '@storefront/domain'

import type { ReadableStore } from '../store.ts'

/** Notifies the other tabs of a sign-out. */
export interface SignOutChannel {
  post(): void
  listen(listener: () => void): void
}

/**
 * Clears the tab's memories when the visitor signs out, in this tab or another, and when another account
 * signs in. A session that merely ended clears nothing: the same visitor may sign in again. What a guest typed
 * passes to the account that signs in.
 */
export function forgetOnSignOut(
  memories: readonly TabStore[],
  session: ReadableStore<Session>,
  signOuts: SignOutChannel,
): void {
  const forget = () => memories.forEach((memory) => memory.clear())
  session.subscribe(() => {
    const now = session.get()
    // A session that ended without a sign-out has a reason.
    const isSignOut = now.status === 'guest' && now.reason === undefined
    if (isSignOut) {
      forget()
      signOuts.post()
    }
    if (now.status !== 'signed-in') return
    const { uid } = now.account
    for (const memory of memories) {
      const typedAsGuest = memory.read(guestOwner)
      if (typedAsGuest !== null) memory.write(uid, typedAsGuest)
      else if (memory.read(uid) === null) memory.clear()
    }
  })
  signOuts.listen(forget)
}
