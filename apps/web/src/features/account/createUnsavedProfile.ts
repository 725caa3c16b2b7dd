import type { NewProfile, Session } from '@storefront/domain'

import type { ReadableStore } from '../../store/createStore.ts'

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
