import {
  err,
  type AuthGateway,
  type Backend,
  type RecentSignInRequired,
  type Result,
} from '@storefront/domain'

/** Refuses a change as long as the admin has not signed in once more. */
export function untilSignedInAgain<Args extends readonly unknown[], Done, Refusal>(
  auth: AuthGateway,
  change: (...args: Args) => Promise<Result<Done, Refusal>>,
): readonly [
  Pick<Backend, 'auth'>,
  (...args: Args) => Promise<Result<Done, Refusal | RecentSignInRequired>>,
] {
  let isRecent = false
  const reauthenticate: AuthGateway['reauthenticate'] = async (password) => {
    const outcome = await auth.reauthenticate(password)
    isRecent = outcome.ok
    return outcome
  }
  return [
    { auth: { ...auth, reauthenticate } },
    async (...args) => (isRecent ? change(...args) : err('recent-sign-in-required')),
  ]
}
