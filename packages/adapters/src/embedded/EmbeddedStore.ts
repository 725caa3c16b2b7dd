import { mapRecord, Outage, type Log } from '@storefront/domain'

import { inTurn } from '../inTurn.ts'
import type { KeyValueStorage } from '../KeyValueStorage.ts'
import type { EmbeddedDatabase, StoredDatabase } from './EmbeddedDatabase.ts'
import { embeddedStorageKeys } from './embeddedStorageKeys.ts'

/** The embedded database. It is one JSON text, so that each transaction is stored as a whole or not at all. */
export interface EmbeddedStore {
  /** Returns the database; the same object, with the same documents, until another text is stored. */
  read(): StoredDatabase
  /**
   * Runs `change` on a draft, stores the draft, and returns the result of `change`. Nothing is stored when
   * it throws. `change` must replace documents, not modify them: unreplaced documents are not parsed again.
   * Nobody else writes from before the draft is read until it is stored, in no tab.
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
  /** The text that was last read or written; another tab may have replaced it since. */
  let cached: { readonly text: string; readonly database: StoredDatabase } | null = null

  function read(): StoredDatabase {
    const text = storage.getItem(embeddedStorageKeys.database)
    if (text !== null && text === cached?.text) return cached.database
    const parsed = parseDatabase(text, log)
    if (text === null || parsed === null) return makeSeed()
    cached = { text, database: freeze(parsed) }
    return cached.database
  }

  return {
    read,
    transact: (change) =>
      inTurn('embedded-backend', async () => {
        const before = read()
        const draft = toDraft(before)
        const result = await change(draft)
        const text = JSON.stringify(draft)
        writeText(storage, embeddedStorageKeys.database, text)
        // When `before` is the seed, none of its documents was parsed from the storage.
        const parsed = before === cached?.database ? before.documents : {}
        cached = { text, database: freeze(toStored(draft, parsed)) }
        return result
      }),
  }
}

const toDraft = ({ accounts, emails, documents }: StoredDatabase): EmbeddedDatabase => ({
  accounts: { ...accounts },
  emails: [...emails],
  documents: mapRecord(documents, (collection) => ({ ...collection })),
})

/** Returns the database as it would be parsed from the storage: clones only documents that are not in `parsed`. */
const toStored = (
  { accounts, emails, documents }: EmbeddedDatabase,
  parsed: StoredDatabase['documents'],
): StoredDatabase => ({
  accounts: cloneJson(accounts),
  emails: cloneJson(emails),
  documents: mapRecord(documents, (collection, name) =>
    mapRecord(collection, (fields, id) =>
      fields === parsed[name]?.[id] ? fields : cloneJson(fields),
    ),
  ),
})

// The type stays true: documents contain JSON values only.
const cloneJson = <T>(value: T): T => JSON.parse(JSON.stringify(value)) as T

function freeze({ accounts, emails, documents }: StoredDatabase): StoredDatabase {
  return Object.freeze({
    accounts: Object.freeze(accounts),
    emails: Object.freeze(emails),
    documents: Object.freeze(mapRecord(documents, (collection) => Object.freeze(collection))),
  })
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
