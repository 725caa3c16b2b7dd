import { Outage } from '@storefront/domain'

/** Something that is wrong with the code itself; its cause is what was thrown. */
export class BugError extends Error {
  override readonly name = 'BugError'
}

/**
 * Runs what a call does by itself, away from the network: a lost network can be a TypeError, and so
 * can a bug, but a bug is not to be repeated.
 *
 * @throws BugError for whatever is thrown but an Outage
 */
export function rethrowAsBug<T>(work: () => T): T {
  try {
    return work()
  } catch (cause) {
    throw cause instanceof Outage ? cause : new BugError('A bug', { cause })
  }
}
