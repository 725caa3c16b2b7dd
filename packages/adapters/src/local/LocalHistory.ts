import type { KeyValueStorage } from '../KeyValueStorage.ts'
import { noLog } from '../Log.ts'
import type { Collection, LocalAccount } from './LocalDatabase.ts'
import { type LocalSeed, seedDatabase } from './LocalSeed.ts'
import { localStorageKeys } from './localStorageKeys.ts'
import { createLocalStore } from './LocalStore.ts'

/** What went on in a shop before somebody came to look at it: documents as they are stored, by id. */
export interface LocalHistory {
  /** Each gets an account, if there is none yet, with which nobody can sign in. */
  readonly users: Readonly<Collection>
  readonly orders: Readonly<Collection>
  /** The fields that the orders left on products. */
  readonly products: Readonly<Collection>
}

/**
 * Tells the embedded backend on a storage its history, in one change.
 *
 * @param now when a database begins that is not stored yet, in ms since 1970
 * @throws Outage `unavailable` when the browser does not store it
 */
export function addLocalHistory(
  storage: KeyValueStorage,
  seed: LocalSeed,
  now: number,
  history: LocalHistory,
): void {
  createLocalStore(storage, () => seedDatabase(seed, now), noLog).transact((database) => {
    for (const [uid, user] of Object.entries(history.users)) {
      database.accounts[uid] ??= accountOf(uid, user)
    }
    Object.assign(database.users, history.users)
    Object.assign(database.orders, history.orders)
    for (const [id, fields] of Object.entries(history.products)) {
      database.products[id] = { ...database.products[id], ...fields }
    }
  })
}

/** Forgets all that the embedded backend stored but who is signed in: it begins with its seed again. */
export function forgetLocalDatabase(storage: KeyValueStorage): void {
  storage.removeItem(localStorageKeys.database)
}

function accountOf(uid: string, user: Collection[string]): LocalAccount {
  return {
    uid,
    email: String(user['email']),
    emailVerified: user['emailVerified'] === true,
    password: null,
    google: true,
  }
}
