import type { Role } from './role.ts'

export type SignInProvider = 'password' | 'google'

/** Who the authentication service says is signed in. */
export interface Account {
  readonly uid: string
  readonly email: string
  readonly emailVerified: boolean
  readonly providers: readonly SignInProvider[]
}

/**
 * The auth state as one union (spec section 4): being checked, a guest, or a signed-in visitor with
 * the role of their profile. `guest.reason` says why a session ended or could not be checked.
 */
export type Session =
  | { readonly status: 'checking' }
  | { readonly status: 'guest'; readonly reason?: 'check-timed-out' | 'ended' }
  | { readonly status: 'signed-in'; readonly account: Account; readonly role: Role }

/** Whether the visitor can change a password here: Google keeps its own (spec section 6). */
export function hasPassword(account: Account): boolean {
  return account.providers.includes('password')
}
