import { withRetries, type Call } from '../withRetries.ts'
import { BugError } from './rethrowAsBug.ts'
import { isEndedSession, isTransient, toOutage } from './toOutage.ts'

/**
 * Gives every call a deadline for all its attempts, and repeats it up to four times after transient failures. When the session
 * is no longer accepted it signs the user out and gives up: as a guest's the call would be refused, and hide that.
 */
export function createFirebaseCall(deadlineMs: number, endSession: () => Promise<void>): Call {
  return async (subject, work) => {
    try {
      return await withRetries(work, deadlineMs, async (error) => {
        if (isEndedSession(error)) await endSession()
        return isTransient(error)
      })
    } catch (error) {
      if (error instanceof BugError) throw error.cause
      throw toOutage(error, subject)
    }
  }
}
