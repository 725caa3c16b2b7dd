import type { Language, ProfileChanges, Session } from '@storefront/domain'
import { createContext, useContext } from 'react'

import type { ReadableStore } from '../../shared/store.ts'

type Fields = Partial<ProfileChanges>

/**
 * What was typed of a profile and could not be stored: at a registration whose profile could not be
 * written, or in the profile's form when its session was ended from elsewhere.
 */
export interface UnsavedProfile {
  /** What was kept of this person; nothing of anybody else. */
  of(uid: string): Fields
  keep(uid: string, fields: Fields): void
  drop(): void
}

/** Kept in memory until the person signs out or somebody else signs in, so that nobody has to type it twice. */
export function createUnsavedProfile(session: ReadableStore<Session>): UnsavedProfile {
  let kept: { readonly uid: string; readonly fields: Fields } | null = null
  session.subscribe(() => {
    const now = session.get()
    const isOfAnother = now.status === 'signed-in' && now.account.uid !== kept?.uid
    if (isOfAnother || (now.status === 'guest' && now.reason !== 'ended')) kept = null
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

/** The e-mail address that was typed into one of the forms of login, registration and reset, for the others. */
export interface TypedEmail {
  get(): string
  /** Takes the address from a field from now on; keeps the last one when stopped. Returns a stop. */
  follow(read: () => string): () => void
}

const noEmail = () => ''

/** Kept in memory, not in the address, until somebody signs in or a session ends. */
export function createTypedEmail(session: ReadableStore<Session>): TypedEmail {
  let read = noEmail
  session.subscribe(() => {
    read = noEmail
  })
  return {
    get: () => read(),
    follow(readField) {
      read = readField
      return () => {
        const last = readField()
        if (read === readField) read = () => last
      }
    },
  }
}

/** An e-mail that the embedded backend did not really send. */
export interface DemoEmail {
  readonly kind: 'verify-email' | 'reset-password'
  readonly to: string
  readonly language: Language
  readonly actionCode: string
}

/** What the account's pages stand on besides the services of every feature. */
export interface AccountServices {
  readonly unsavedProfile: UnsavedProfile
  readonly typedEmail: TypedEmail
  /** Gives the demonstration's e-mails, oldest first; null where they are really sent. */
  readonly readDemoMailbox: (() => Promise<readonly DemoEmail[]>) | null
}

export const AccountContext = createContext<AccountServices | null>(null)

/** Throws outside of its context. */
export function useAccountServices(): AccountServices {
  const services = useContext(AccountContext)
  if (services === null) throw new Error('useAccountServices() needs an AccountContext above it')
  return services
}
