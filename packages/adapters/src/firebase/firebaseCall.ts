import { BugError } from './rethrowAsBug.ts'
import { isEndedSession, isPassing, toOutage } from './toOutage.ts'
import { DeadlineError, withDeadline } from './withDeadline.ts'

const maxAttempts = 5

/** Before the second attempt, in ms on average; it doubles with each further one. */
const firstPauseMs = 60

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
    const end = performance.now() + deadlineMs
    let failure: unknown
    for (let attempt = 1; ; attempt += 1) {
      try {
        return await withDeadline(work, end - performance.now())
      } catch (error) {
        if (error instanceof BugError) throw error.cause
        // A repetition that came too late is not what went wrong.
        if (error instanceof DeadlineError) throw toOutage(failure ?? error, subject)
        failure = error
        const isEnded = isEndedSession(error)
        if (isEnded) await endSession()
        const isWorthIt = isEnded ? audience === 'everybody' : isPassing(error)
        const pauseMs = isEnded ? 0 : pauseAfter(attempt)
        const isLast = attempt === maxAttempts || performance.now() + pauseMs >= end
        if (isLast || !isWorthIt) throw toOutage(error, subject)
        await new Promise((resolve) => setTimeout(resolve, pauseMs))
      }
    }
  }
}

/** Doubling, and by chance, so that two devices that got in each other's way part. */
function pauseAfter(attempt: number): number {
  return firstPauseMs * 2 ** (attempt - 1) * (0.5 + Math.random())
}
