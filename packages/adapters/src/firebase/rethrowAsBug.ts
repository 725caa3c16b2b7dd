import { Outage } from '@storefront/domain'

/** A defect of the code; `cause` is the original error. */
export class BugError extends Error {
  override readonly name = 'BugError'
}

/**
 * Runs the synchronous part of a call, which does not use the network. `fetch` throws a TypeError when the
 * network is lost; this function marks a TypeError of the code itself, so that the call is not repeated.
 *
 * @throws Outage as it is; BugError for any other error
 */
export function rethrowAsBug<T>(work: () => T): T {
  try {
    return work()
  } catch (cause) {
    throw cause instanceof Outage ? cause : new BugError('A bug', { cause })
  }
}
