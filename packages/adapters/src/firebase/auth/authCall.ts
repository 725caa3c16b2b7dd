import { type AuthOutcome, err, ok } from '@storefront/domain'

import type { FirebaseContext } from '../FirebaseContext.ts'
import { withDeadline } from '../../withRetries.ts'
import { toAuthError } from './toAuthError.ts'

/**
 * Makes one call of the authentication service within the deadline. It is not repeated: whoever is
 * refused a sign-in decides whether to try again.
 */
export function authCall<T>(
  { deadlineMs }: Pick<FirebaseContext, 'deadlineMs'>,
  work: () => Promise<T>,
): AuthOutcome<T> {
  return outcomeOf(() => withDeadline(work, deadlineMs))
}

/**
 * The same without a deadline: for a popup, which takes as long as its visitor (the SDK notices when it
 * is closed), and for work whose calls have deadlines of their own.
 */
export async function outcomeOf<T>(work: () => Promise<T>): AuthOutcome<T> {
  try {
    return ok(await work())
  } catch (error) {
    return err(toAuthError(error))
  }
}
