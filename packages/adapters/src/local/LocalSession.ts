import type { KeyValueStorage } from '../KeyValueStorage.ts'
import { localStorageKeys } from './localStorageKeys.ts'
import { writeText } from './LocalStore.ts'

/** Subscribes to changes that other tabs make to the storage. Returns a function that unsubscribes. */
export type OnExternalChange = (listener: () => void) => () => void

/** The session of a storage, shared by page loads and tabs. */
export interface LocalSession {
  /** Returns the uid of the signed-in user, or null. */
  uid(): string | null
  begin(uid: string): void
  end(): void
  /** Notifies the listeners that the session or its account has changed. */
  notify(): void
  /** Calls the listener after each change, also in another tab. Returns a function that unsubscribes. */
  subscribe(listener: () => void): () => void
}

export function createLocalSession(
  storage: KeyValueStorage,
  onExternalChange: OnExternalChange | undefined,
): LocalSession {
  const listeners = new Set<() => void>()
  const notify = () => listeners.forEach((listener) => listener())

  return {
    uid: () => storage.getItem(localStorageKeys.session),
    begin(uid) {
      writeText(storage, localStorageKeys.session, uid)
      notify()
    },
    end() {
      storage.removeItem(localStorageKeys.session)
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
