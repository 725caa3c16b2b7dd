import { withRetries } from '../withRetries.ts'
import { BugError } from './rethrowAsBug.ts'
import { isEndedSession, isTransient, toOutage } from './toOutage.ts'

/**
 * Makes one call to the backend, which must be safe to repeat. Fails with an `Outage`; a bug comes
 * through as it is.
 *
 * @param audience `everybody` when a guest gets the same answer. Default: `user`
 */
export type FirebaseCall = <T>(
  subject: string,
  work: () => Promise<T>,
  audience?: 'user' | 'everybody',
) => Promise<T>

/**
 * Gives every call a deadline and repeats it a few times for what passes: a lost connection or answer,
 * an overloaded service, another device's transaction. A call whose session turns out to be over ends
 * the session; only what everybody may ask is repeated as a guest's. All else would be refused to a guest
 * for a reason that is not the true one.
 *
 * @param deadlineMs for a call with all its attempts
 */
export function createFirebaseCall(
  deadlineMs: number,
  endSession: () => Promise<void>,
): FirebaseCall {
  return async (subject, work, audience = 'user') => {
    try {
      return await withRetries(work, deadlineMs, async (error) => {
        if (isEndedSession(error)) {
          await endSession()
          return audience === 'everybody' ? 'retry-at-once' : 'give-up'
        }
        return isTransient(error) ? 'retry' : 'give-up'
      })
    } catch (error) {
      if (error instanceof BugError) throw error.cause
      throw toOutage(error, subject)
    }
  }
}
