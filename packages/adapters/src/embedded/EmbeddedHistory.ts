import { inTurn } from '../inTurn.ts'
import type { KeyValueStorage } from '../KeyValueStorage.ts'
import { noLog } from '../noLog.ts'
import type { Collection, EmbeddedAccount } from './EmbeddedDatabase.ts'
import { seedDatabase, type EmbeddedSeed } from './EmbeddedSeed.ts'
import { embeddedStorageKeys } from './embeddedStorageKeys.ts'
import { createEmbeddedStore } from './EmbeddedStore.ts'

/**
 * Past activity of a demonstration shop, as documents by their collections and ids (spec section 18). Each user gets an
 * account without a password, unless it has one already.
 */
export type EmbeddedHistory = Readonly<Record<string, Readonly<Collection>>>

/**
 * Adds a history to the embedded backend of a storage, in one transaction.
 *
 * @param now creation time of the database when none is stored yet, in ms since 1970
 * @throws Outage `unavailable` when the browser does not store the database
 */
export async function addEmbeddedHistory(
  storage: KeyValueStorage,
  seed: EmbeddedSeed,
  now: number,
  history: EmbeddedHistory,
): Promise<void> {
  await createEmbeddedStore(storage, () => seedDatabase(seed, now), noLog).transact((database) => {
    for (const [name, documents] of Object.entries(history)) {
      Object.assign((database.documents[name] ??= {}), documents)
    }
    for (const [uid, user] of Object.entries(history['users'] ?? {})) {
      database.accounts[uid] ??= accountOf(uid, user)
    }
  })
}

/** Removes the stored database, so that the embedded backend starts from its seed again. The session stays. */
export function forgetEmbeddedDatabase(storage: KeyValueStorage): Promise<void> {
  return inTurn('embedded-backend', async () => storage.removeItem(embeddedStorageKeys.database))
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
