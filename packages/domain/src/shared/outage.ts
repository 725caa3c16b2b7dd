/** Why a backend could not answer. Closed: each has a sentence in every language. */
export const outageCodes = [
  /** The network lost the call, or there is none. */
  'offline',
  /** No answer within the call's deadline. */
  'timeout',
  /** The service answered that it cannot serve now (5xx). */
  'unavailable',
  /** The service answered that there were too many calls (429). */
  'too-many-requests',
  /** The database's rules refused the call. */
  'permission-denied',
  /** A stored document does not have the shape it must have. */
  'invalid-document',
  /** Anything the backend reported that is none of these. */
  'unknown',
] as const

export type OutageCode = (typeof outageCodes)[number]

/** Thrown by every port when its backend failed; `cause` is what the backend said. */
export class Outage extends Error {
  override readonly name = 'Outage'
  readonly code: OutageCode

  constructor(code: OutageCode, message: string, options?: ErrorOptions) {
    super(message, options)
    this.code = code
  }
}

/** The outage's code, or `unknown` for whatever else was thrown. */
export function outageCodeOf(error: unknown): OutageCode {
  return error instanceof Outage ? error.code : 'unknown'
}
