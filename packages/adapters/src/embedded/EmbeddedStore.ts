import { Outage, type Log } from '@storefront/domain'

import { inTurn } from '../inTurn.ts'
import type { KeyValueStorage } from '../KeyValueStorage.ts'
import type { EmbeddedDatabase, StoredDatabase } from './EmbeddedDatabase.ts'
import { embeddedStorageKeys } from './embeddedStorageKeys.ts'

/** The embedded database. It is one JSON text, so that each transaction is stored as a whole or not at all. */
export interface EmbeddedStore {
  /** Returns the database; the same object until another text is stored. */
  read(): StoredDatabase
  /**
   * Runs `change` on a draft, stores the draft, and returns the result of `change`. Nothing is stored when
   * it throws. Nobody else writes from before the draft is read until it is stored, in no tab.
   *
   * @throws Outage `unavailable` when the browser does not store the database
   */
  transact<T>(change: (draft: EmbeddedDatabase) => T | Promise<T>): Promise<T>
}

/**
 * Creates the store of the database in a storage.
 *
 * @param makeSeed returns the database to use until the first transaction is stored
 * @param log receives a message when the stored database cannot be parsed
 */
export function createEmbeddedStore(
  storage: KeyValueStorage,
  makeSeed: () => EmbeddedDatabase,
  log: Log,
): EmbeddedStore {
  /** What was last read; another tab may have stored another text since. */
  let cached: { readonly text: string | null; readonly database: StoredDatabase } | null = null

  const storedText = () => storage.getItem(embeddedStorageKeys.database)
  const parse = (text: string | null) => parseDatabase(text, log) ?? makeSeed()

  return {
    read() {
      const text = storedText()
      if (cached?.text !== text) cached = { text, database: parse(text) }
      return cached.database
    },
    transact: (change) =>
      inTurn('embedded-backend', async () => {
        const draft = parse(storedText())
        const result = await change(draft)
        writeText(storage, embeddedStorageKeys.database, JSON.stringify(draft))
        return result
      }),
  }
}

function parseDatabase(text: string | null, log: Log): EmbeddedDatabase | null {
  if (text === null) return null
  try {
    // Only this module writes the key.
    return JSON.parse(text) as EmbeddedDatabase
  } catch (cause) {
    log('The embedded database is not JSON: starting from the seed', cause)
    return null
  }
}

/** @throws Outage `unavailable` when the browser does not store the text */
export function writeText(storage: KeyValueStorage, key: string, text: string): void {
  try {
    storage.setItem(key, text)
  } catch (cause) {
    throw new Outage('unavailable', `The browser did not store ${key}`, { cause })
  }
}
