import type { Log } from '@storefront/domain'
import type { Auth } from 'firebase/auth'
import type { Firestore } from 'firebase/firestore/lite'

import type { Call } from '../withRetries.ts'

/** Dependencies of the ports on Firebase. */
export interface FirebaseContext {
  readonly auth: Auth
  readonly database: Firestore
  readonly call: Call
  /** Deadline of a call to the authentication service, in ms. */
  readonly deadlineMs: number
  readonly log: Log
}
