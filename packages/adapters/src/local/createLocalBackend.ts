import type { Backend } from '@storefront/domain'

import type { KeyValueStorage } from '../KeyValueStorage.ts'
import { noLog, type Log } from '../Log.ts'
import { createLocalAuditLog } from './auditLog.ts'
import { createLocalAccountChanges } from './auth/createLocalAccountChanges.ts'
import { createLocalAccountEmails } from './auth/createLocalAccountEmails.ts'
import { createLocalSignIn } from './auth/createLocalSignIn.ts'
import { createLocalCall } from './createLocalCall.ts'
import { createLocalCarts } from './createLocalCarts.ts'
import { createLocalLetters } from './createLocalLetters.ts'
import { createLocalOrders } from './createLocalOrders.ts'
import { createLocalProducts } from './createLocalProducts.ts'
import { createLocalProfiles } from './createLocalProfiles.ts'
import { createLocalSettings } from './createLocalSettings.ts'
import type { PasswordCrypto } from './hashPassword.ts'
import type { LocalContext } from './LocalContext.ts'
import { seedDatabase, type LocalSeed } from './LocalSeed.ts'
import { createLocalSession, type OnExternalChange } from './LocalSession.ts'
import { createLocalStore } from './LocalStore.ts'

export interface LocalBackendSettings {
  /** Stores all data, e.g. `window.localStorage` or `memoryStorage()`. */
  readonly storage: KeyValueStorage
  /** Returns the current time, in ms since 1970. */
  readonly clock: () => number
  /** Content before the first use. */
  readonly seed: LocalSeed
  /** Delay of each call, in ms. Default: 0. */
  readonly latencyMs?: number
  /** Returns ids of accounts and codes of e-mails. Default: random UUIDs. */
  readonly makeId?: () => string
  readonly crypto?: PasswordCrypto
  /** E-mail address of the account that signs in with Google. */
  readonly googleEmail?: string
  /** Subscribes to changes of other tabs, e.g. by the `storage` event. Default: no subscription. */
  readonly onExternalChange?: OnExternalChange
  /** Receives failures that are handled without throwing, such as dropped cart items. */
  readonly log?: Log
}

/**
 * Creates the embedded backend, which behaves like the hosted one, including its refusals, on a storage of
 * strings (spec section 18). For demonstrations, design and tests: anybody with access to the storage can
 * read all data. Its repositories throw `Outage`; its `auth` resolves with an `AuthError`.
 */
export function createLocalBackend(settings: LocalBackendSettings): Backend {
  const { storage, clock, seed, latencyMs = 0, log = noLog } = settings
  const context: LocalContext = {
    store: createLocalStore(storage, () => seedDatabase(seed, clock()), log),
    session: createLocalSession(storage, clock, settings.onExternalChange),
    call: createLocalCall(latencyMs),
    clock,
    makeId: settings.makeId ?? (() => crypto.randomUUID()),
    crypto: settings.crypto ?? crypto,
    seed,
    googleEmail: settings.googleEmail ?? 'google@example.com',
    log,
  }
  return Object.freeze({
    auth: {
      ...createLocalSignIn(context),
      ...createLocalAccountEmails(context),
      ...createLocalAccountChanges(context),
    },
    profiles: createLocalProfiles(context),
    carts: createLocalCarts(context),
    products: createLocalProducts(context),
    orders: createLocalOrders(context),
    letters: createLocalLetters(context),
    settings: createLocalSettings(context),
    auditLog: createLocalAuditLog(context),
  })
}
