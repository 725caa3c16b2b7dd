/**
 * Who changes a role or the shop's bank account has signed in within this time, in minutes. A browser that
 * was left open, or a stolen session, cannot make these changes.
 */
export const recentSignInMinutes = 15

/** Error: the last sign-in is too old for the change. `AuthGateway.reauthenticate` renews it. */
export type RecentSignInRequired = 'recent-sign-in-required'
