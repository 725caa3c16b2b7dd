import type { Language, NewProfile, Session } from '@storefront/domain'
import { createContext, useContext } from 'react'

import type { ReadableStore } from '../../shared/store.ts'

type Fields = Omit<NewProfile, 'email'>

/** What was typed at a registration whose profile could not be written. */
export interface UnsavedProfile {
  /** What was kept of this person; nothing of anybody else. */
  of(uid: string): Fields
  keep(uid: string, fields: Fields): void
}

/** Kept in memory until the session ends, so that nobody has to type it twice. */
export function createUnsavedProfile(session: ReadableStore<Session>): UnsavedProfile {
  let kept: { readonly uid: string; readonly fields: Fields } | null = null
  session.subscribe(() => {
    if (session.get().status === 'guest') kept = null
  })
  return {
    of: (uid) => (kept?.uid === uid ? kept.fields : {}),
    keep(uid, fields) {
      kept = { uid, fields }
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
