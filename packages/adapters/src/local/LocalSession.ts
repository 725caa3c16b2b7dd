import type { KeyValueStorage } from '../KeyValueStorage.ts'
import { localStorageKeys } from './localStorageKeys.ts'
import { writeText } from './LocalStore.ts'

/** Subscribes to changes that other tabs make to the storage. Returns a function that unsubscribes. */
export type OnExternalChange = (listener: () => void) => () => void

/** The session of a storage, shared by page loads and tabs. */
export interface LocalSession {
  /** Returns the uid of the signed-in user, or null. */
  uid(): string | null
  /** When the user signed in, in ms since 1970; 0 in a session of an earlier version. */
  signedInAt(): number
  begin(uid: string): void
  end(): void
  /** Notifies the listeners that the session or its account has changed. */
  notify(): void
  /** Calls the listener after each change, also in another tab. Returns a function that unsubscribes. */
  subscribe(listener: () => void): () => void
}

export function createLocalSession(
  storage: KeyValueStorage,
  clock: () => number,
  onExternalChange: OnExternalChange | undefined,
): LocalSession {
  const listeners = new Set<() => void>()
  const notify = () => listeners.forEach((listener) => listener())

  return {
    uid: () => storage.getItem(localStorageKeys.session),
    signedInAt: () => Number(storage.getItem(localStorageKeys.signedInAt)),
    begin(uid) {
      writeText(storage, localStorageKeys.signedInAt, String(clock()))
      writeText(storage, localStorageKeys.session, uid)
      notify()
    },
    end() {
      storage.removeItem(localStorageKeys.session)
      storage.removeItem(localStorageKeys.signedInAt)
      notify()
    },
    notify,
    subscribe(listener) {
      listeners.add(listener)
      const unsubscribeExternal = onExternalChange?.(listener)
      return () => {
        listeners.delete(listener)
        unsubscribeExternal?.()
      }
    },
  }
}
