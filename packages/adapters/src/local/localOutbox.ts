import type { KeyValueStorage } from '../KeyValueStorage.ts'
import type { LocalDatabase, LocalEmail } from './LocalDatabase.ts'
import { localStorageKeys } from './localStorageKeys.ts'

/** The e-mails that the embedded backend on this storage did not really send, oldest first. */
export function localOutbox(storage: KeyValueStorage): readonly LocalEmail[] {
  const text = storage.getItem(localStorageKeys.database)
  // Only the embedded backend writes the key.
  return text === null ? [] : (JSON.parse(text) as LocalDatabase).emails
}
