import type { Account, AuthError, Backend, Result, Session } from '@storefront/domain'

import type { ReadableStore } from '../store.ts'

export interface SessionStore extends ReadableStore<Session> {
  /** Checks whether the visitor is signed in; without a session hint they are a guest at once. */
  start(): void
  /**
   * Signs in by a method and starts a session for its account. Reports of the authentication service are
   * deferred meanwhile, so that a registration can write the profile before its role is read.
   */
  signIn<E>(method: (backend: Backend) => Promise<Result<Account, E>>): Promise<Result<Session, E>>
  /** Reads an admin's role again. If it was taken away, continues as `user` and shows a notice. Never rejects. */
  checkRole(): Promise<void>
  /** Makes the visitor a guest, even if the service fails. */
  signOut(): Promise<void>
  /** Deletes the account and makes the visitor a guest; a refusal changes neither. */
  deleteAccount(currentPassword: string | null): Promise<Result<void, AuthError>>
}
