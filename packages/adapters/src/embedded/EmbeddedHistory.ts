import type { KeyValueStorage } from '../KeyValueStorage.ts'
import { noLog } from '../Log.ts'
import type { Collection, EmbeddedAccount } from './EmbeddedDatabase.ts'
import { seedDatabase, type EmbeddedSeed } from './EmbeddedSeed.ts'
import { embeddedStorageKeys } from './embeddedStorageKeys.ts'
import { createEmbeddedStore } from './EmbeddedStore.ts'

/** Past activity of a demonstration shop, as stored documents by id (spec section 18). */
export interface EmbeddedHistory {
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
export function addEmbeddedHistory(
  storage: KeyValueStorage,
  seed: EmbeddedSeed,
  now: number,
  history: EmbeddedHistory,
): void {
  createEmbeddedStore(storage, () => seedDatabase(seed, now), noLog).transact((database) => {
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
export function forgetEmbeddedDatabase(storage: KeyValueStorage): void {
  storage.removeItem(embeddedStorageKeys.database)
}

function accountOf(uid: string, user: Collection[string]): EmbeddedAccount {
  return {
    uid,
    email: String(user['email']),
    emailVerified: user['emailVerified'] === true,
    password: null,
    google: true,
  }
}
