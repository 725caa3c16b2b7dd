import type { Language } from '../shared/language.ts'
import type { Result } from '../shared/result.ts'
import type { AuthError } from './authError.ts'
import type { Account } from './Session.ts'

/** What a user signs in with. */
export interface Credentials {
  readonly email: string
  readonly password: string
}

/** The answer of the authentication service. */
export type AuthOutcome<T = void> = Promise<Result<T, AuthError>>

/** Port: the authentication service (spec section 7). Refusals and outages are returned as `AuthError`. */
export interface AuthGateway extends SignIn, AccountEmails, AccountChanges {}

/** The part of the port that begins, observes and ends a session. */
export interface SignIn {
  /** Calls the listener with the first state and after each change; null is signed out. Returns an unsubscribe function. */
  onAccountChange(listener: (account: Account | null) => void): () => void
  register(credentials: Credentials): AuthOutcome<Account>
  signIn(credentials: Credentials): AuthOutcome<Account>
  /** Opens Google's window. A second call closes the window of the first, which is answered with `popup-closed`. */
  signInWithGoogle(): AuthOutcome<Account>
  /** Loads what Google's window needs, so that it opens at the press of its button. Never rejects. */
  prepareGoogle(): Promise<void>
  signOut(): AuthOutcome
  /** The signed-in visitor's bearer token, or null for a guest. Failures are thrown as `Outage`. */
  idToken(): Promise<string | null>
  /** Calls the listener with the session's token and each new one. Returns an unsubscribe function. */
  onTokenChange(listener: (token: string) => void): () => void
  /**
   * Reads the signed-in visitor's account again: its address may have been verified on another device. A
   * change is reported to the observers, with a token that contains it.
   */
  refreshAccount(): AuthOutcome
}

/** The part of the port that sends e-mails, and redeems the codes in them. */
export interface AccountEmails {
  /** Sends the verification e-mail to the signed-in visitor. */
  sendVerification(language: Language): AuthOutcome
  sendPasswordReset(email: string, language: Language): AuthOutcome
  /** The address that a reset e-mail was sent to; its code stays valid. */
  passwordResetEmail(actionCode: string): AuthOutcome<string>
  /** Sets a new password with the code of a reset e-mail. */
  resetPassword(actionCode: string, newPassword: string): AuthOutcome
  /** Verifies the e-mail address with the code of a verification e-mail. */
  verifyEmail(actionCode: string): AuthOutcome
}

/** The part of the port that asks for the password, or for Google's window, once more. */
export interface AccountChanges {
  /** Re-authenticates with the current password, then sets the new one. */
  changePassword(currentPassword: string, newPassword: string): AuthOutcome
  /**
   * Signs the visitor in once more: with the password, or with Google's popup if it is null. Needed before
   * changes that require a recent sign-in.
   */
  reauthenticate(currentPassword: string | null): AuthOutcome
  /**
   * Re-authenticates (with the password, or with Google's popup if it is null), then deletes the account
   * with its profile and cart, and anonymises its orders. Errors: `admin-account` for an admin,
   * `orders-open` while the user has an open order. A refused call changes nothing; a call that failed
   * half-way can be repeated.
   */
  deleteAccount(currentPassword: string | null): AuthOutcome
}
