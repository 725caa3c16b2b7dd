import type { Language } from '../shared/language.ts'
import type { Result } from '../shared/result.ts'
import type { AuthError } from './authError.ts'
import type { Account } from './Session.ts'

export interface Credentials {
  readonly email: string
  readonly password: string
}

export type AuthOutcome<T = void> = Promise<Result<T, AuthError>>

/** Port: the authentication service (spec section 7). Refusals and outages come as `AuthError`. */
export interface AuthGateway {
  /** Calls back with the first answer and after each change; null is signed out. Returns a stop. */
  observe(listener: (account: Account | null) => void): () => void
  register(credentials: Credentials): AuthOutcome<Account>
  signIn(credentials: Credentials): AuthOutcome<Account>
  signInWithGoogle(): AuthOutcome<Account>
  signOut(): AuthOutcome
  /** The signed-in visitor's bearer token, or null for a guest. */
  idToken(): Promise<string | null>
  /** Calls back with the session's token, the first and each that replaces it. Returns a stop. */
  observeToken(listener: (token: string) => void): () => void
  /** Sends the signed-in visitor the e-mail that verifies the address. */
  sendVerification(language: Language): AuthOutcome
  /** Re-authenticates with the current password, then sets the new one. */
  changePassword(currentPassword: string, newPassword: string): AuthOutcome
  sendPasswordReset(email: string, language: Language): AuthOutcome
  /** The address that the code of a reset e-mail was sent to; the code is not used up. */
  passwordResetEmail(actionCode: string): AuthOutcome<string>
  /** Sets a new password with the code of a reset e-mail. */
  resetPassword(actionCode: string, newPassword: string): AuthOutcome
  /** Verifies the e-mail address with the code of a verification e-mail. */
  verifyEmail(actionCode: string): AuthOutcome
  /**
   * Re-authenticates (with a password, or by Google's popup where there is none), then deletes the
   * account with its profile and cart. Orders are kept, with nobody in them. Refuses an admin
   * (`admin-account`), and everybody of whom an order is on its way (`orders-open`). Whatever is
   * refused changes nothing; what broke off half way can be repeated.
   */
  deleteAccount(currentPassword: string | null): AuthOutcome
}
