import { Outage } from '@storefront/domain'

import type { KeyValueStorage } from '../KeyValueStorage.ts'
import type { Log } from '../Log.ts'
import type { LocalDatabase, StoredDatabase } from './LocalDatabase.ts'
import { localStorageKeys } from './localStorageKeys.ts'

/** The embedded database: one JSON text, so that every change is all or nothing. */
export interface LocalStore {
  /** The same object, with the same documents in it, until something else is stored. */
  read(): StoredDatabase
  /**
   * Changes the database and returns what `change` returned; nothing is kept when it throws. It
   * replaces documents and never changes one: those that it leaves alone are not read again.
   */
  transact<T>(change: (database: LocalDatabase) => T): T
}

/**
 * @param makeSeed gives the database that holds until the first change
 * @param log hears of a stored database that could not be read
 */
export function createLocalStore(
  storage: KeyValueStorage,
  makeSeed: () => LocalDatabase,
  log: Log,
): LocalStore {
  /** What was last read or written. Another tab may have stored something else since. */
  let cached: { readonly text: string; readonly database: StoredDatabase } | null = null

  function read(): StoredDatabase {
    const text = storage.getItem(localStorageKeys.database)
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
      writeText(storage, localStorageKeys.database, text)
      // The seed was never stored.
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
  settings: {},
}

const toDraft = (database: StoredDatabase): LocalDatabase => ({
  accounts: { ...database.accounts },
  emails: [...database.emails],
  users: { ...database.users },
  carts: { ...database.carts },
  products: { ...database.products },
  orders: { ...database.orders },
  settings: { ...database.settings },
})

/** The database as it would be read again: what is new since `before` as JSON makes it. */
const toStoredDatabase = (draft: LocalDatabase, before: StoredDatabase): StoredDatabase =>
  freezeTables({
    accounts: toStoredTable(draft.accounts, before.accounts),
    emails: cloneJson(draft.emails),
    users: toStoredTable(draft.users, before.users),
    carts: toStoredTable(draft.carts, before.carts),
    products: toStoredTable(draft.products, before.products),
    orders: toStoredTable(draft.orders, before.orders),
    settings: toStoredTable(draft.settings, before.settings),
  })

type Table<T> = Record<string, T>

function toStoredTable<T>(table: Table<T>, before: Readonly<Table<T>>): Table<T> {
  for (const [id, document] of Object.entries(table)) {
    if (document !== before[id]) table[id] = cloneJson(document)
  }
  return table
}

// What was a document stays one: all of them are made for JSON.
const cloneJson = <T>(value: T): T => JSON.parse(JSON.stringify(value)) as T

function freezeTables(database: LocalDatabase): StoredDatabase {
  for (const table of Object.values(database)) Object.freeze(table)
  return Object.freeze(database)
}

function parseDatabase(text: string | null, log: Log): LocalDatabase | null {
  if (text === null) return null
  try {
    // Only this module writes the key; its name changes with the shape.
    return JSON.parse(text) as LocalDatabase
  } catch (cause) {
    log('The embedded database is not JSON: starting from the seed', cause)
    return null
  }
}

/** @throws Outage `unavailable` when the browser does not store it */
export function writeText(storage: KeyValueStorage, key: string, text: string): void {
  try {
    storage.setItem(key, text)
  } catch (cause) {
    throw new Outage('unavailable', `The browser did not store ${key}`, { cause })
  }
}
