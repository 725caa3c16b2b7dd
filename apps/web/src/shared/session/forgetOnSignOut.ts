import type { OwnedTextStore, Session } from '@storefront/domain'

import type { ReadableStore } from '../store.ts'

/** Notifies the other tabs of a sign-out. */
export interface SignOutChannel {
  post(): void
  listen(listener: () => void): void
}

/**
 * Clears these texts when the visitor signs out, in this tab or another, and when another account
 * signs in. A session that merely ended clears nothing: the visitor goes on as a guest. What a guest typed
 * passes to the account that signs in.
 */
export function forgetOnSignOut(
  texts: readonly OwnedTextStore[],
  session: ReadableStore<Session>,
  signOuts: SignOutChannel,
): void {
  const forget = () => texts.forEach((text) => text.clear())
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
    for (const text of texts) {
      const typed = text.read(uid)
      if (typed === null) text.clear()
      else text.write(uid, typed)
    }
  })
  signOuts.listen(forget)
}
