import { Outage } from '@storefront/domain'

import type { KeyValueStorage } from '../KeyValueStorage.ts'
import type { Log } from '../Log.ts'
import type { EmbeddedDatabase, StoredDatabase } from './EmbeddedDatabase.ts'
import { embeddedStorageKeys } from './embeddedStorageKeys.ts'

/** The embedded database. It is one JSON text, so that each transaction is stored as a whole or not at all. */
export interface EmbeddedStore {
  /** Returns the database; the same object, with the same documents, until another text is stored. */
  read(): StoredDatabase
  /**
   * Runs `change` on a draft, stores the draft, and returns the result of `change`. Nothing is stored when
   * it throws. `change` must replace documents, not modify them: unreplaced documents are not parsed again.
   *
   * @throws Outage `unavailable` when the browser does not store the database
   */
  transact<T>(change: (database: EmbeddedDatabase) => T): T
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
    cached = { text, database: freezeTables(parsed) }
    return cached.database
  }

  return {
    read,
    transact(change) {
      const before = read()
      const draft = toDraft(before)
      const result = change(draft)
      const text = JSON.stringify(draft)
      writeText(storage, embeddedStorageKeys.database, text)
      // When `before` is the seed, none of its documents was parsed from the storage.
      cached = {
        text,
        database: toStoredDatabase(draft, before === cached?.database ? before : emptyDatabase),
      }
      return result
    },
  }
}

const emptyDatabase: StoredDatabase = {
  accounts: {},
  emails: [],
  users: {},
  carts: {},
  products: {},
  orders: {},
  notes: {},
  letters: {},
  settings: {},
  auditLog: {},
}

const toDraft = (database: StoredDatabase): EmbeddedDatabase => ({
  accounts: { ...database.accounts },
  emails: [...database.emails],
  users: { ...database.users },
  carts: { ...database.carts },
  products: { ...database.products },
  orders: { ...database.orders },
  notes: { ...database.notes },
  letters: { ...database.letters },
  settings: { ...database.settings },
  auditLog: { ...database.auditLog },
})

/** Returns the database as it would be parsed from the storage: clones only documents that are not in `before`. */
const toStoredDatabase = (draft: EmbeddedDatabase, before: StoredDatabase): StoredDatabase =>
  freezeTables({
    accounts: toStoredTable(draft.accounts, before.accounts),
    emails: cloneJson(draft.emails),
    users: toStoredTable(draft.users, before.users),
    carts: toStoredTable(draft.carts, before.carts),
    products: toStoredTable(draft.products, before.products),
    orders: toStoredTable(draft.orders, before.orders),
    notes: toStoredTable(draft.notes, before.notes),
    letters: toStoredTable(draft.letters, before.letters),
    settings: toStoredTable(draft.settings, before.settings),
    auditLog: toStoredTable(draft.auditLog, before.auditLog),
  })

type Table<T> = Record<string, T>

function toStoredTable<T>(table: Table<T>, before: Readonly<Table<T>>): Table<T> {
  for (const [id, document] of Object.entries(table)) {
    if (document !== before[id]) table[id] = cloneJson(document)
  }
  return table
}

// The type stays true: documents contain JSON values only.
const cloneJson = <T>(value: T): T => JSON.parse(JSON.stringify(value)) as T

function freezeTables(database: EmbeddedDatabase): StoredDatabase {
  for (const table of Object.values(database)) Object.freeze(table)
  return Object.freeze(database)
}

function parseDatabase(text: string | null, log: Log): EmbeddedDatabase | null {
  if (text === null) return null
  try {
    // Only this module writes the key. A database of an earlier version lacks later collections.
    const stored = JSON.parse(text) as Partial<EmbeddedDatabase>
    return { ...toDraft(emptyDatabase), ...stored }
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
