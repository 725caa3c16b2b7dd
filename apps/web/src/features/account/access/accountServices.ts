import type { Language, ProfileTexts, Session } from '@storefront/domain'

import type { ReadableStore } from '../../../shared/store.ts'

type Fields = Partial<ProfileTexts>

/**
 * The typed fields of a profile that could not be saved: because the profile of a new account could not
 * be written, or because the session ended while the profile was being edited.
 */
export interface UnsavedProfile {
  /** The stored fields of this user; empty for any other. */
  of(uid: string): Fields
  keep(uid: string, fields: Fields): void
  drop(): void
}

/** Keeps the fields in memory until the user signs out or another user signs in. */
export function createUnsavedProfile(session: ReadableStore<Session>): UnsavedProfile {
  let kept: { readonly uid: string; readonly fields: Fields } | null = null
  session.subscribe(() => {
    const current = session.get()
    const isOtherUser = current.status === 'signed-in' && current.account.uid !== kept?.uid
    if (isOtherUser || (current.status === 'guest' && current.reason !== 'ended')) kept = null
  })
  return {
    of: (uid) => (kept?.uid === uid ? kept.fields : {}),
    keep(uid, fields) {
      kept = { uid, fields }
    },
    drop() {
      kept = null
    },
  }
}

/** The e-mail address typed in the login, registration or reset form, to fill in the other two. */
export interface TypedEmail {
  get(): string
  /** Reads the address from a field until unsubscribed, then keeps the last value. Returns the unsubscribe function. */
  track(read: () => string): () => void
}

const noEmail = () => ''

/** Keeps the address in memory, not in the URL, until the session changes. */
export function createTypedEmail(session: ReadableStore<Session>): TypedEmail {
  let read = noEmail
  session.subscribe(() => {
    read = noEmail
  })
  return {
    get: () => read(),
    track(readField) {
      read = readField
      return () => {
        const last = readField()
        if (read === readField) read = () => last
      }
    },
  }
}

/** An e-mail of the embedded backend, which is stored and not sent. */
export interface DemoEmail {
  readonly kind: 'verify-email' | 'reset-password'
  readonly to: string
  readonly language: Language
  readonly actionCode: string
}

declare module '../../../shared/services.tsx' {
  interface Services {
    readonly unsavedProfile: UnsavedProfile
    readonly typedEmail: TypedEmail
    /** Returns the demonstration's e-mails, oldest first; null when e-mails are really sent. */
    readonly readDemoMailbox: (() => Promise<readonly DemoEmail[]>) | null
  }
}
