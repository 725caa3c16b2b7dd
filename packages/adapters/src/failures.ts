import { Outage, type OutageCode } from '@storefront/domain'

import { DeadlineError, isOffline } from './withRetries.ts'

/** What a failed call to the database means to the domain. */
export interface Failure {
  readonly code: OutageCode
  /** Whether the same call may succeed a moment later. */
  readonly isTransient: boolean
}

/**
 * Google's failures, by the status names of Firestore's SDK; callable functions have the same in upper case. The SDK
 * derives a name from the HTTP status of the answer, and reports `unknown` when there was no answer.
 */
export const failures = {
  aborted: { code: 'unavailable', isTransient: true },
  'already-exists': { code: 'unknown', isTransient: true },
  cancelled: { code: 'unavailable', isTransient: true },
  // Commands answer with this when a stored document does not match its schema.
  'data-loss': { code: 'invalid-document', isTransient: false },
  'deadline-exceeded': { code: 'timeout', isTransient: true },
  // A transaction also fails with this when another one changed its documents.
  'failed-precondition': { code: 'unknown', isTransient: true },
  internal: { code: 'unavailable', isTransient: true },
  'invalid-argument': { code: 'unknown', isTransient: false },
  'not-found': { code: 'unknown', isTransient: false },
  'out-of-range': { code: 'unknown', isTransient: false },
  'permission-denied': { code: 'permission-denied', isTransient: false },
  'resource-exhausted': { code: 'too-many-requests', isTransient: true },
  unauthenticated: { code: 'permission-denied', isTransient: false },
  unavailable: { code: 'unavailable', isTransient: true },
  unimplemented: { code: 'unknown', isTransient: false },
  unknown: { code: 'offline', isTransient: true },
} as const satisfies Record<string, Failure>

/** The failure of an answer with an HTTP status that is not a success. */
export function httpFailure(status: number): Failure {
  if (status === 401) return failures.unauthenticated
  if (status === 403) return failures['permission-denied']
  if (status === 429) return failures['resource-exhausted']
  return status >= 500 ? failures.unavailable : failures['invalid-argument']
}

/** The failure of an answer with the status of a callable function, such as `INVALID_ARGUMENT`; null for other texts. */
export function callableFailure(status: string): Failure | null {
  const name = status.toLowerCase().replaceAll('_', '-')
  // The SDK's name for no answer at all.
  if (name === 'unknown') return failures.internal
  // `hasOwn` does not narrow the text to the table's keys.
  return Object.hasOwn(failures, name) ? failures[name as keyof typeof failures] : null
}

/** The answer of a service that has failed. */
export class FailedAnswer extends Error {
  override readonly name = 'FailedAnswer'
  readonly status: number
  readonly failure: Failure

  /** @param status the HTTP status */
  constructor(status: number, failure = httpFailure(status), message = `Answered with ${status}`) {
    super(message)
    this.status = status
    this.failure = failure
  }
}

/** The failure of a call that threw an error. */
export function failureOf(error: unknown): Failure {
  if (error instanceof FailedAnswer) return error.failure
  if (error instanceof DeadlineError) {
    return { code: isOffline() ? 'offline' : 'timeout', isTransient: false }
  }
  // `fetch` throws a TypeError when the connection breaks. An answer that is not JSON was sent by
  // something between the browser and the service.
  if (error instanceof TypeError) return failures.unknown
  if (error instanceof SyntaxError) return failures.unavailable
  return { code: 'unknown', isTransient: false }
}

/**
 * The outage to throw for a failure.
 *
 * @param subject what the call was about, e.g. a document's path
 */
export function outageFor({ code }: Failure, subject: string, cause: unknown): Outage {
  // A command's answer says which field was wrong.
  const details = cause instanceof FailedAnswer ? ` (${cause.message})` : ''
  return new Outage(code, `${subject}: ${code}${details}`, { cause })
}
