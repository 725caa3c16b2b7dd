import type { KeyValueStorage } from '../KeyValueStorage.ts'
import { localStorageKeys } from './localStorageKeys.ts'
import { writeText } from './LocalStore.ts'

/** Subscribes to changes that others make to the storage. Returns a stop. */
export type OnExternalChange = (listener: () => void) => () => void

/** Who is signed in with this storage, across page loads and tabs. */
export interface LocalSession {
  uid(): string | null
  begin(uid: string): void
  end(): void
  /** Tells the listeners that the session or its account is no longer what it was. */
  notify(): void
  /** Calls back after each change, another tab's too. Returns a stop. */
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
