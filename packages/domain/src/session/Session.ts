import type { Role } from './role.ts'

export type SignInProvider = 'password' | 'google'

/** The signed-in visitor's account at the authentication service. */
export interface Account {
  readonly uid: string
  readonly email: string
  readonly emailVerified: boolean
  readonly providers: readonly SignInProvider[]
}

/**
 * The auth state (spec section 4): being checked, a guest, or a signed-in visitor with the role of
 * their profile. `reason` is why a session ended or could not be checked.
 */
export type Session =
  | { readonly status: 'checking' }
  | { readonly status: 'guest'; readonly reason?: 'check-timed-out' | 'ended' }
  | { readonly status: 'signed-in'; readonly account: Account; readonly role: Role }

/** Whether the account has a password that can be changed here; one with Google alone has none (spec section 6). */
export function hasPassword(account: Account): boolean {
  return account.providers.includes('password')
}
