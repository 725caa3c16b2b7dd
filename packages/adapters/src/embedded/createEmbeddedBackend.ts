import type { Backend, Log } from '@storefront/domain'

import type { KeyValueStorage } from '../KeyValueStorage.ts'
import { noLog } from '../noLog.ts'
import { createEmbeddedAccountChanges } from './auth/createEmbeddedAccountChanges.ts'
import { createEmbeddedAccountEmails } from './auth/createEmbeddedAccountEmails.ts'
import { createEmbeddedSignIn } from './auth/createEmbeddedSignIn.ts'
import { createEmbeddedCarts } from './createEmbeddedCarts.ts'
import { createEmbeddedProfiles } from './createEmbeddedProfiles.ts'
import { createEmbeddedRepositories } from './createEmbeddedRepositories.ts'
import { createEmbeddedRun } from './createEmbeddedRun.ts'
import type { EmbeddedContext } from './EmbeddedContext.ts'
import { seedDatabase, type EmbeddedSeed } from './EmbeddedSeed.ts'
import { createEmbeddedSession, type OnExternalChange } from './EmbeddedSession.ts'
import { createEmbeddedStore } from './EmbeddedStore.ts'

export interface EmbeddedBackendSettings {
  /** Stores all data, e.g. `window.localStorage` or `memoryStorage()`. */
  readonly storage: KeyValueStorage
  /** Returns the current time, in ms since 1970. */
  readonly clock: () => number
  /** Content before the first use. */
  readonly seed: EmbeddedSeed
  /** Delay of each call, in ms. Default: 0. */
  readonly latencyMs?: number
  /** E-mail address of the account that signs in with Google. */
  readonly googleEmail?: string
  /** Subscribes to changes of other tabs, e.g. by the `storage` event. Default: no subscription. */
  readonly onExternalChange?: OnExternalChange
  /** Receives failures that are handled without throwing, such as a stored document that cannot be read. */
  readonly log?: Log
}

/**
 * Creates the embedded backend, which behaves like the hosted one, including its refusals, on a storage of
 * strings (spec section 18). For demonstrations, design and tests: anybody with access to the storage can
 * read all data. Its repositories throw `Outage`; its `auth` resolves with an `AuthError`.
 */
export function createEmbeddedBackend(settings: EmbeddedBackendSettings): Backend {
  const { storage, clock, seed, latencyMs = 0, log = noLog } = settings
  const context: EmbeddedContext = {
    store: createEmbeddedStore(storage, () => seedDatabase(seed, clock()), log),
    session: createEmbeddedSession(storage, clock, settings.onExternalChange),
    async call(work) {
      await (latencyMs > 0 ? new Promise((resolve) => setTimeout(resolve, latencyMs)) : null)
      return work()
    },
    clock,
    seed,
    googleEmail: settings.googleEmail ?? 'google@example.com',
    log,
  }
  return Object.freeze({
    run: createEmbeddedRun(context),
    auth: {
      ...createEmbeddedSignIn(context),
      ...createEmbeddedAccountEmails(context),
      ...createEmbeddedAccountChanges(context),
    },
    profiles: createEmbeddedProfiles(context),
    carts: createEmbeddedCarts(context),
    ...createEmbeddedRepositories(context),
  })
}
