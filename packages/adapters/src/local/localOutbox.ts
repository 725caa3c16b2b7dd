import type { KeyValueStorage } from '../KeyValueStorage.ts'
import type { LocalDatabase, LocalEmail } from './LocalDatabase.ts'
import { localStorageKeys } from './localStorageKeys.ts'

/** Returns the e-mails of the embedded backend on this storage, which sends none, oldest first. */
export function localOutbox(storage: KeyValueStorage): readonly LocalEmail[] {
  const text = storage.getItem(localStorageKeys.database)
  // Only the embedded backend writes this key.
  return text === null ? [] : (JSON.parse(text) as LocalDatabase).emails
}
