import type { Backend, Fields, PublicBackend } from '@storefront/domain'

/**
 * The data of a backend for one test, with direct access that bypasses its rules. The limit of orders of one
 * network address does not hold here, since all devices share one.
 */
export interface TestBench {
  /** Opens the backend on one more device: with the same data, and nobody signed in. */
  openDevice(): Backend
  /** Opens what the site opens for a guest, on one more device. */
  openGuest(): PublicBackend
  /** Stores a whole document, bypassing the rules, as it is. Times are ms since 1970. */
  put(path: string, fields: Fields): Promise<void>
  /** Returns a stored document with times in ms since 1970, or null when there is none. */
  read(path: string): Promise<Fields | null>
  /** Makes the last sign-in of a device's user older than changes of roles and of the bank account allow. */
  ageSignIn(device: Backend, uid: string): Promise<void>
  /** Returns the action code in the last e-mail to an address. */
  lastActionCode(email: string): Promise<string>
}

/** Creates a bench without documents for one test. */
export type MakeBench = () => Promise<TestBench>
