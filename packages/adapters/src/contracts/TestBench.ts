import type { Backend } from '@storefront/domain'

import type { DocumentFields } from '../documents/decodeDocument.ts'

/** A backend's data, fresh for one test, and the ways to it that no visitor has. */
export interface TestBench {
  /** The backend as one more device sees it: the same data, nobody signed in. */
  openDevice(): Backend
  /** Stores a whole document past every rule. Numbers in fields named `…At` are times in ms. */
  put(path: string, fields: DocumentFields): Promise<void>
  /** Deletes a document past every rule. */
  remove(path: string): Promise<void>
  /** A stored document with its times in ms; null when there is none. */
  read(path: string): Promise<DocumentFields | null>
  /** What the link in the last e-mail to an address carries. */
  lastActionCode(email: string): Promise<string>
}

/** A fresh bench for each test. */
export type MakeBench = () => Promise<TestBench>
