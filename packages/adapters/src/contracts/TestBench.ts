import type { Backend } from '@storefront/domain'

import type { DocumentFields } from '../documents/decodeDocument.ts'

/** The data of a backend for one test, with direct access that bypasses its rules. */
export interface TestBench {
  /** Opens the backend on one more device: with the same data, and nobody signed in. */
  openDevice(): Backend
  /** Stores a whole document, bypassing the rules. Numbers in fields named `at` or `…At` are times in ms since 1970. */
  put(path: string, fields: DocumentFields): Promise<void>
  /** Deletes a document, bypassing the rules. */
  remove(path: string): Promise<void>
  /** Returns a stored document with times in ms since 1970, or null when there is none. */
  read(path: string): Promise<DocumentFields | null>
  /** Makes the last sign-in of a device's user older than changes of roles and of the bank account allow. */
  ageSignIn(device: Backend, uid: string): Promise<void>
  /** Returns the action code in the last e-mail to an address. */
  lastActionCode(email: string): Promise<string>
}

/** Creates a bench without documents for one test. */
export type MakeBench = () => Promise<TestBench>
