import { isEndedSession, isPassing, toOutage } from './toOutage.ts'
import { DeadlineError, withDeadline } from './withDeadline.ts'

const maxAttempts = 5

/** Before the second attempt, in ms on average; it doubles with each further one. */
const firstPauseMs = 60

/** Makes one call to the backend, which must be safe to repeat. Fails with an `Outage`. */
export type FirebaseCall = <T>(subject: string, work: () => Promise<T>) => Promise<T>

/**
 * Gives every call a deadline and repeats it a few times for what passes: a lost connection or answer,
 * an overloaded service, another device's transaction. A call whose session turns out to be over ends
 * the session and is repeated as a guest's.
 *
 * @param deadlineMs for a call with all its attempts
 */
export function createFirebaseCall(
  deadlineMs: number,
  endSession: () => Promise<void>,
): FirebaseCall {
  return async (subject, work) => {
    const end = performance.now() + deadlineMs
    let failure: unknown
    for (let attempt = 1; ; attempt += 1) {
      try {
        return await withDeadline(work, end - performance.now())
      } catch (error) {
        // A repetition that came too late is not what went wrong.
        if (error instanceof DeadlineError) throw toOutage(failure ?? error, subject)
        failure = error
        const isEnded = isEndedSession(error)
        const pauseMs = isEnded ? 0 : pauseAfter(attempt)
        const isLast = attempt === maxAttempts || performance.now() + pauseMs >= end
        if (isLast || !(isEnded || isPassing(error))) throw toOutage(error, subject)
        if (isEnded) await endSession()
        await new Promise((resolve) => setTimeout(resolve, pauseMs))
      }
    }
  }
}

/** Doubling, and by chance, so that two devices that got in each other's way part. */
function pauseAfter(attempt: number): number {
  return firstPauseMs * 2 ** (attempt - 1) * (0.5 + Math.random())
}
