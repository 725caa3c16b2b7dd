import type { RecentSignInRequired, Result } from '@storefront/domain'
import { useState, type ReactNode } from 'react'

import { useSession } from '../../../shared/session/useSession.ts'
import { ReauthenticationDialog } from '../../account/access/ReauthenticationForm.tsx'

/** Makes a change. If it needs a recent sign-in, the admin signs in again, and then the change is made again. */
type WithRecentSignIn = <Done, Refusal>(
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
  const [resolveDialog, setResolveDialog] = useState<((isSignedIn: boolean) => void) | null>(null)

  const withRecentSignIn: WithRecentSignIn = async (change) => {
    const first = await change()
    if (first.ok || first.error !== 'recent-sign-in-required') return first
    const isSignedIn = await new Promise<boolean>((resolve) => setResolveDialog(() => resolve))
    setResolveDialog(null)
    return isSignedIn ? change() : first
  }

  const dialog = resolveDialog !== null && session.status === 'signed-in' && (
    <ReauthenticationDialog
      account={session.account}
      onReauthenticated={() => resolveDialog(true)}
      onClose={() => resolveDialog(false)}
    />
  )
  return [withRecentSignIn, dialog]
}
