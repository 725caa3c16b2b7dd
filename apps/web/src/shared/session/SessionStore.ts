import type { Account, AuthError, Backend, Result, Session } from '@storefront/domain'

import type { ReadableStore } from '../store.ts'

export interface SessionStore extends ReadableStore<Session> {
  /** Checks whether a session is there; without a hint of one the visitor is a guest at once. */
  start(): void
  /**
   * Signs in by a method and takes over its account. What the service reports meanwhile waits
   * until it is over, so that a registration can write the profile before its role is read.
   */
  signIn<E>(method: (backend: Backend) => Promise<Result<Account, E>>): Promise<Result<Session, E>>
  /** Makes the visitor a guest, whatever the service answers. */
  signOut(): Promise<void>
  /** Deletes the account and makes the visitor a guest; a refusal leaves both as they are. */
  deleteAccount(currentPassword: string | null): Promise<Result<void, AuthError>>
}
