/** Why a backend could not answer. A closed union: each code has a message in every language. */
export type OutageCode =
  /** There is no network, or it failed during the call. */
  | 'offline'
  /** No answer within the call's deadline. */
  | 'timeout'
  /** The service answered that it is unavailable (5xx). */
  | 'unavailable'
  /** The service answered that there were too many calls (429). */
  | 'too-many-requests'
  /** The database's rules refused the call. */
  | 'permission-denied'
  /** A stored document does not match its schema. */
  | 'invalid-document'
  /** A file of the app's code could not be loaded. */
  | 'code-lost'
  /** Any other failure. */
  | 'unknown'

/** Thrown by every port when its backend fails; `cause` is the backend's error. */
export class Outage extends Error {
  override readonly name = 'Outage'
  readonly code: OutageCode

  constructor(code: OutageCode, message: string, options?: ErrorOptions) {
    super(message, options)
    this.code = code
  }
}

/** The code of an outage, or `unknown` for any other error. */
export function outageCodeOf(error: unknown): OutageCode {
  return error instanceof Outage ? error.code : 'unknown'
}
