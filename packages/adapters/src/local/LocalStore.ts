import { Outage } from '@storefront/domain'

import type { KeyValueStorage } from '../KeyValueStorage.ts'
import type { Log } from '../Log.ts'
import type { LocalDatabase } from './LocalDatabase.ts'
import { localStorageKeys } from './localStorageKeys.ts'

/** The embedded database: one JSON text, so that every change is all or nothing. */
export interface LocalStore {
  read(): LocalDatabase
  /** Changes the database and returns what `change` returned; nothing is kept when it throws. */
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
  function write(database: LocalDatabase): void {
    writeText(storage, localStorageKeys.database, JSON.stringify(database))
  }

  function read(): LocalDatabase {
    return parseDatabase(storage.getItem(localStorageKeys.database), log) ?? makeSeed()
  }

  return {
    read,
    transact(change) {
      const database = read()
      const result = change(database)
      write(database)
      return result
    },
  }
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
