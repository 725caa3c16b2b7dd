import type { KeyValueStorage } from '../KeyValueStorage.ts'
import { embeddedStorageKeys } from './embeddedStorageKeys.ts'
import { writeText } from './EmbeddedStore.ts'

/** Subscribes to changes that other tabs make to the storage. Returns a function that unsubscribes. */
export type OnExternalChange = (listener: () => void) => () => void

/** The session of a storage, shared by page loads and tabs. */
export interface EmbeddedSession {
  /** Returns the uid of the signed-in user, or null. */
  uid(): string | null
  /** When the user signed in, in ms since 1970. */
  signedInAt(): number
  begin(uid: string): void
  end(): void
  /** Notifies the listeners that the session or its account has changed. */
  notify(): void
  /** Calls the listener after each change, also in another tab. Returns a function that unsubscribes. */
  subscribe(listener: () => void): () => void
}

export function createEmbeddedSession(
  storage: KeyValueStorage,
  clock: () => number,
  onExternalChange: OnExternalChange | undefined,
): EmbeddedSession {
  const listeners = new Set<() => void>()
  const notify = () => listeners.forEach((listener) => listener())

  return {
    uid: () => storage.getItem(embeddedStorageKeys.session),
    signedInAt: () => Number(storage.getItem(embeddedStorageKeys.signedInAt)),
    begin(uid) {
      writeText(storage, embeddedStorageKeys.signedInAt, String(clock()))
      writeText(storage, embeddedStorageKeys.session, uid)
      notify()
    },
    end() {
      storage.removeItem(embeddedStorageKeys.session)
      storage.removeItem(embeddedStorageKeys.signedInAt)
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
