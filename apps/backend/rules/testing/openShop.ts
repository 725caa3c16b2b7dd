import { readFileSync } from 'node:fs'
import { join } from 'node:path'

import {
  deleteDoc,
  doc,
  type DocumentData,
  type Firestore,
  getDoc,
  setLogLevel,
  type Timestamp,
  updateDoc,
  writeBatch,
} from 'firebase/firestore/lite'
import { afterAll, beforeEach, onTestFailed } from 'vitest'

import { openProject } from './openProject.ts'
import { admin, type Person } from './people.ts'

const rulesFile = join(import.meta.dirname, '..', '..', 'firestore.rules')

/** The rules as they ship; or with a clock that stands still, so that all commits share a tick. */
function readRules(file: string, stoppedAt: Timestamp | undefined): string {
  const rules = readFileSync(file, 'utf8')
  return stoppedAt === undefined
    ? rules
    : rules.replaceAll('request.time', `timestamp.value(${stoppedAt.toMillis()})`)
}

/** A database of its own under the shop's rules. */
export interface Shop {
  /** The database as this person's browser sees it; null is a guest. */
  as(person: Person | null): Firestore
  /** Stores documents past the rules, each under its path. */
  store(documents: Readonly<Record<string, DocumentData>>): Promise<void>
  /** Changes a document past the rules. */
  change(path: string, changes: DocumentData): Promise<void>
  /** Deletes a document past the rules. */
  remove(path: string): Promise<void>
  /** Reads a document past the rules. */
  read(path: string): Promise<DocumentData | undefined>
}

/**
 * Opens a shop for one test file; before every test it is emptied of all but the admin's profile.
 *
 * @param name makes its database another than those of the other files
 * @param stoppedAt the one time it is in this shop. Default: time passes
 */
export async function openShop(name: string, stoppedAt?: Timestamp): Promise<Shop> {
  setLogLevel('silent') // the SDK logs each refused write
  const mutant = process.env['RULES_MUTANT']
  // The emulator forgets no project: changed rules take turns in those of one worker.
  const suffix = mutant === undefined ? '' : `-${process.env['VITEST_POOL_ID']}`
  const project = openProject(`demo-rules-${name}${suffix}`)
  await project.setRules(readRules(mutant ?? rulesFile, stoppedAt))
  const owner = project.openAs('owner') // whom no rule binds
  const opened = new Map<string, Firestore>()

  const shop: Shop = {
    as: (person) => {
      const who = JSON.stringify(person)
      const database = opened.get(who) ?? project.openAs(person)
      opened.set(who, database)
      return database
    },
    store: async (documents) => {
      const batch = writeBatch(owner)
      for (const [path, data] of Object.entries(documents)) batch.set(doc(owner, path), data)
      await batch.commit()
    },
    change: (path, changes) => updateDoc(doc(owner, path), changes),
    remove: (path) => deleteDoc(doc(owner, path)),
    read: async (path) => (await getDoc(doc(owner, path))).data(),
  }

  if (mutant !== undefined) stopOnceNoticed(mutant)
  beforeEach(async () => {
    await project.clear()
    await shop.store({ [`users/${admin.uid}`]: { role: 'admin', email: admin.email } })
  })
  afterAll(async () => {
    await project.close()
  })
  return shop
}

const noticed = new Set<string>()

/** For rules that are changed, RULES_MUTANT: one failure in any of the files is enough. */
function stopOnceNoticed(mutant: string): void {
  beforeEach(({ skip }) => {
    if (noticed.has(mutant)) skip()
    onTestFailed(() => {
      noticed.add(mutant)
    })
  })
}
