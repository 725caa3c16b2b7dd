import type { Log } from '@storefront/domain'

import type { EmbeddedSeed } from './EmbeddedSeed.ts'
import type { EmbeddedSession } from './EmbeddedSession.ts'
import type { EmbeddedStore } from './EmbeddedStore.ts'

/** Runs one call asynchronously, like a call to a server. */
type EmbeddedCall = <T>(work: () => T | Promise<T>) => Promise<T>

/** Dependencies of the embedded backend's ports. */
export interface EmbeddedContext {
  readonly store: EmbeddedStore
  readonly session: EmbeddedSession
  readonly call: EmbeddedCall
  /** Returns the current time, in ms since 1970. */
  readonly clock: () => number
  readonly seed: EmbeddedSeed
  readonly googleEmail: string
  readonly log: Log
}
