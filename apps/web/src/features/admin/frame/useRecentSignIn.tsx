import type { RecentSignInRequired, Result } from '@storefront/domain'
import { useState, type ReactNode } from 'react'

import { useSession } from '../../../shared/session/useSession.ts'
import { ReauthenticationDialog } from '../../account/ReauthenticationDialog.tsx'

/** Makes a change, and makes it again after the admin has signed in once more, if it needs that. */
export type WithRecentSignIn = <Done, Refusal>(
  change: () => Promise<Result<Done, Refusal | RecentSignInRequired>>,
) => Promise<Result<Done, Refusal | RecentSignInRequired>>

/**
 * For changes that need a recent sign-in.
 *
 * @returns a function that makes them, and the dialog to render. Closing the dialog leaves the refusal
 *   `recent-sign-in-required`.
 */
export function useRecentSignIn(): readonly [WithRecentSignIn, ReactNode] {
  const session = useSession()
  const [answer, setAnswer] = useState<((isSignedIn: boolean) => void) | null>(null)

  const withRecentSignIn: WithRecentSignIn = async (change) => {
    const first = await change()
    if (first.ok || first.error !== 'recent-sign-in-required') return first
    const isSignedIn = await new Promise<boolean>((resolve) => setAnswer(() => resolve))
    setAnswer(null)
    return isSignedIn ? change() : first
  }

  const dialog = answer !== null && session.status === 'signed-in' && (
    <ReauthenticationDialog
      account={session.account}
      onReauthenticated={() => answer(true)}
      onClose={() => answer(false)}
    />
  )
  return [withRecentSignIn, dialog]
}
