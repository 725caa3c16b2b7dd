import type { KeyValueStorage } from '../KeyValueStorage.ts'
import { noLog } from '../Log.ts'
import type { Collection, LocalAccount } from './LocalDatabase.ts'
import { seedDatabase, type LocalSeed } from './LocalSeed.ts'
import { localStorageKeys } from './localStorageKeys.ts'
import { createLocalStore } from './LocalStore.ts'

/** Past activity of a demonstration shop, as stored documents by id (spec section 18). */
export interface LocalHistory {
  /** Each gets an account without a password, unless it has one already. */
  readonly users: Readonly<Collection>
  readonly orders: Readonly<Collection>
  /** Fields that the orders changed in products. */
  readonly products: Readonly<Collection>
}

/**
 * Adds a history to the embedded backend of a storage, in one transaction.
 *
 * @param now creation time of the database when none is stored yet, in ms since 1970
 * @throws Outage `unavailable` when the browser does not store the database
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

/** Removes the stored database, so that the embedded backend starts from its seed again. The session stays. */
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
