import type { KeyValueStorage } from '../KeyValueStorage.ts'
import type { EmbeddedDatabase, EmbeddedEmail } from './EmbeddedDatabase.ts'
import { embeddedStorageKeys } from './embeddedStorageKeys.ts'

/** Returns the e-mails of the embedded backend on this storage, which sends none, oldest first. */
export function embeddedOutbox(storage: KeyValueStorage): readonly EmbeddedEmail[] {
  const text = storage.getItem(embeddedStorageKeys.database)
  // Only the embedded backend writes this key.
  return text === null ? [] : (JSON.parse(text) as EmbeddedDatabase).emails
}
