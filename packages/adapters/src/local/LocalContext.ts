import type { Log } from '../Log.ts'
import type { LocalCall } from './createLocalCall.ts'
import type { PasswordCrypto } from './hashPassword.ts'
import type { LocalSeed } from './LocalSeed.ts'
import type { LocalSession } from './LocalSession.ts'
import type { LocalStore } from './LocalStore.ts'

/** Dependencies of the embedded backend's ports. */
export interface LocalContext {
  readonly store: LocalStore
  readonly session: LocalSession
  readonly call: LocalCall
  /** Returns the current time, in ms since 1970. */
  readonly clock: () => number
  readonly makeId: () => string
  readonly crypto: PasswordCrypto
  readonly seed: LocalSeed
  readonly googleEmail: string
  readonly log: Log
}
