import type { Backend } from '@storefront/domain'

import type { KeyValueStorage } from '../KeyValueStorage.ts'
import { type Log, noLog } from '../Log.ts'
import { createLocalAccountChanges } from './auth/createLocalAccountChanges.ts'
import { createLocalAccountEmails } from './auth/createLocalAccountEmails.ts'
import { createLocalSignIn } from './auth/createLocalSignIn.ts'
import { createLocalCarts } from './createLocalCarts.ts'
import { createLocalOrders } from './createLocalOrders.ts'
import { createLocalProducts } from './createLocalProducts.ts'
import { createLocalProfiles } from './createLocalProfiles.ts'
import { createLocalSettings } from './createLocalSettings.ts'
import type { PasswordCrypto } from './hashPassword.ts'
import { createLocalCall } from './createLocalCall.ts'
import type { LocalContext } from './LocalContext.ts'
import { type LocalSeed, seedDatabase } from './LocalSeed.ts'
import { createLocalSession, type OnExternalChange } from './LocalSession.ts'
import { createLocalStore } from './LocalStore.ts'

export interface LocalBackendSettings {
  /** Where everything is kept: `window.localStorage`, or `memoryStorage()`. */
  readonly storage: KeyValueStorage
  /** Now, in ms since 1970. */
  readonly clock: () => number
  /** What the storage holds before its first use. */
  readonly seed: LocalSeed
  /** How long each call takes, in ms. Default: none. */
  readonly latencyMs?: number
  /** Makes ids of accounts and codes of e-mails. Default: random ones. */
  readonly makeId?: () => string
  readonly crypto?: PasswordCrypto
  /** Who signs in with Google. */
  readonly googleEmail?: string
  /** Tells of changes other tabs make, e.g. the `storage` event. Default: nobody does. */
  readonly onExternalChange?: OnExternalChange
  /** Hears of stored rubbish that was dropped. */
  readonly log?: Log
}

/**
 * The embedded backend: what the hosted one does, its refusals included, on a storage of strings.
 * For trying, designing and testing; whoever holds the storage can read it.
 */
export function createLocalBackend(settings: LocalBackendSettings): Backend {
  const { storage, clock, seed, latencyMs = 0, log = noLog } = settings
  const context: LocalContext = {
    store: createLocalStore(storage, () => seedDatabase(seed, clock()), log),
    session: createLocalSession(storage, settings.onExternalChange),
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
    settings: createLocalSettings(context),
  })
}
