import { withRetries, type Call } from '../withRetries.ts'
import { BugError } from './rethrowAsBug.ts'
import { isEndedSession, isTransient, toOutage } from './toOutage.ts'

/**
 * Gives every call a deadline, and repeats it up to four times after transient failures: a lost connection
 * or response, an overloaded service, a conflicting transaction. When the session is no longer accepted,
 * the call signs the user out. It is not repeated: as a guest's it would be refused, and hide that the session
 * has ended. A bug is rethrown unchanged.
 *
 * @param deadlineMs for all attempts of a call together
 */
export function createFirebaseCall(deadlineMs: number, endSession: () => Promise<void>): Call {
  return async (subject, work) => {
    try {
      return await withRetries(work, deadlineMs, async (error) => {
        if (isEndedSession(error)) {
          await endSession()
          return 'give-up'
        }
        return isTransient(error) ? 'retry' : 'give-up'
      })
    } catch (error) {
      if (error instanceof BugError) throw error.cause
      throw toOutage(error, subject)
    }
  }
}
