/**
 * An admin must have signed in within this many minutes to change a role or the shop's bank account, so that
 * a browser that was left open, or a stolen session, cannot change them.
 */
export const recentSignInMinutes = 15

/** Error: the last sign-in is too old for the change. `AuthGateway.reauthenticate` renews it. */
export type RecentSignInRequired = 'recent-sign-in-required'

/** Whether a caller has signed in within that time. `now` is in ms since 1970. */
export function hasRecentSignIn(
  { signedInAt }: { readonly signedInAt: number },
  now: number,
): boolean {
  return now - signedInAt < recentSignInMinutes * 60_000
}
