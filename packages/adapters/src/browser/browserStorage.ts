import type { Log } from '@storefront/domain'

import type { KeyValueStorage } from '../KeyValueStorage.ts'
import { noLog } from '../noLog.ts'

/** A storage that never throws. */
export interface BrowserStorage {
  /** Returns the stored text, or null when there is none or the browser refuses to read it. */
  read(key: string): string | null
  /** Returns false when the browser did not store the text. */
  write(key: string, value: string): boolean
  /** Returns false when the browser did not remove the text. */
  remove(key: string): boolean
}

/**
 * Wraps the browser's storage, which may be absent, blocked or full. Each refusal is logged.
 *
 * @param open returns the storage, e.g. `() => window.localStorage`. A function, since reading the property can throw.
 */
export function browserStorage(
  open: () => KeyValueStorage | null | undefined,
  log: Log = noLog,
): BrowserStorage {
  function attempt<T>(action: string, refused: T, act: (storage: KeyValueStorage) => T): T {
    try {
      const storage = open()
      if (storage != null) return act(storage)
      log(`No browser storage to ${action}`)
    } catch (cause) {
      log(`The browser's storage refused to ${action}`, cause)
    }
    return refused
  }

  return {
    read: (key) => attempt(`read ${key}`, null, (storage) => storage.getItem(key)),
    write: (key, value) =>
      attempt(`write ${key}`, false, (storage) => {
        storage.setItem(key, value)
        return true
      }),
    remove: (key) =>
      attempt(`remove ${key}`, false, (storage) => {
        storage.removeItem(key)
        return true
      }),
  }
}
