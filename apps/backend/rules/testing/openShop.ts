import { readFileSync } from 'node:fs'
import { join } from 'node:path'

import { initializeTestEnvironment } from '@firebase/rules-unit-testing'
import {
  doc,
  type DocumentData,
  type Firestore,
  getDoc,
  setLogLevel,
  writeBatch,
} from 'firebase/firestore'
import { afterAll, beforeEach } from 'vitest'

import { admin, type Person } from './people.ts'

const rulesFile = join(import.meta.dirname, '..', '..', 'firestore.rules')

/** A database of its own under the shop's rules. */
export interface Shop {
  /** The database as this person's browser sees it; null is a guest. */
  as(person: Person | null): Firestore
  /** Stores documents past the rules, each under its path. */
  store(documents: Readonly<Record<string, DocumentData>>): Promise<void>
  /** Reads a document past the rules. */
  read(path: string): Promise<DocumentData | undefined>
}

/**
 * Opens a shop for one test file; before every test it is emptied of all but the admin's profile.
 *
 * @param name makes its database another than those of the other files
 */
export async function openShop(name: string): Promise<Shop> {
  setLogLevel('silent') // the SDK logs each refused write
  const environment = await initializeTestEnvironment({
    projectId: `demo-rules-${name}`,
    firestore: { rules: readFileSync(rulesFile, 'utf8') },
  })

  const contextOf = (person: Person | null) =>
    person === null
      ? environment.unauthenticatedContext()
      : environment.authenticatedContext(person.uid, { email: person.email })

  const shop: Shop = {
    // The library says it is of the older SDK's type; it is made to be used with this one's too.
    as: (person) => contextOf(person).firestore() as unknown as Firestore,
    store: (documents) =>
      environment.withSecurityRulesDisabled(async (context) => {
        const batch = writeBatch(context.firestore())
        for (const [path, data] of Object.entries(documents)) {
          batch.set(doc(context.firestore(), path), data)
        }
        await batch.commit()
      }),
    read: async (path) => {
      let data: DocumentData | undefined
      await environment.withSecurityRulesDisabled(async (context) => {
        data = (await getDoc(doc(context.firestore(), path))).data()
      })
      return data
    },
  }

  beforeEach(async () => {
    await environment.clearFirestore()
    await shop.store({ [`users/${admin.uid}`]: { role: 'admin', email: admin.email } })
  })
  afterAll(() => environment.cleanup())
  return shop
}
