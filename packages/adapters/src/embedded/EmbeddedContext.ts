import type { Log } from '@storefront/domain'

import type { EmbeddedCall } from './createEmbeddedCall.ts'
import type { EmbeddedSeed } from './EmbeddedSeed.ts'
import type { EmbeddedSession } from './EmbeddedSession.ts'
import type { EmbeddedStore } from './EmbeddedStore.ts'
import type { PasswordCrypto } from './hashPassword.ts'

/** Dependencies of the embedded backend's ports. */
export interface EmbeddedContext {
  readonly store: EmbeddedStore
  readonly session: EmbeddedSession
  readonly call: EmbeddedCall
  /** Returns the current time, in ms since 1970. */
  readonly clock: () => number
  readonly makeId: () => string
  readonly crypto: PasswordCrypto
  readonly seed: EmbeddedSeed
  readonly googleEmail: string
  readonly log: Log
}
