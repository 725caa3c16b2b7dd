import { readFileSync } from 'node:fs'
import { join } from 'node:path'

import {
  deleteDoc,
  doc,
  getDoc,
  setLogLevel,
  updateDoc,
  writeBatch,
  type DocumentData,
  type Firestore,
  type Timestamp,
} from 'firebase/firestore/lite'
import { afterAll, beforeEach, onTestFailed } from 'vitest'

import { openProject } from './openProject.ts'
import { admin, type Person } from './people.ts'

const rulesFile = join(import.meta.dirname, '..', '..', 'firestore.rules')

/** Reads the rules; replaces `request.time` with `fixedTime` when it is given. */
function readRules(file: string, fixedTime: Timestamp | undefined): string {
  const rules = readFileSync(file, 'utf8')
  return fixedTime === undefined
    ? rules
    : rules.replaceAll('request.time', `timestamp.value(${fixedTime.toMillis()})`)
}

/** A separate database with the shop's rules. */
export interface Shop {
  /** Returns the database as this person accesses it; null is a guest. */
  as(person: Person | null): Firestore
  /** Stores documents by path, bypassing the rules. */
  store(documents: Readonly<Record<string, DocumentData>>): Promise<void>
  /** Changes a document, bypassing the rules. */
  change(path: string, changes: DocumentData): Promise<void>
  /** Deletes a document, bypassing the rules. */
  remove(path: string): Promise<void>
  /** Reads a document, bypassing the rules. */
  read(path: string): Promise<DocumentData | undefined>
}

/**
 * Opens a shop for one test file. Before every test it is emptied except for the admin's profile.
 *
 * @param name distinguishes its database from those of other files
 * @param fixedTime the value of `request.time` in the rules. Default: the time of the request
 */
export async function openShop(name: string, fixedTime?: Timestamp): Promise<Shop> {
  setLogLevel('silent') // the SDK logs each refused write
  const mutant = process.env['RULES_MUTANT']
  // The emulator keeps every project, so the mutants of one worker share its projects.
  const suffix = mutant === undefined ? '' : `-${process.env['VITEST_POOL_ID']}`
  const project = openProject(`demo-rules-${name}${suffix}`)
  await project.setRules(readRules(mutant ?? rulesFile, fixedTime))
  const owner = project.openAs('owner') // who bypasses the rules
  const opened = new Map<string, Firestore>()

  const shop: Shop = {
    as: (person) => {
      const key = JSON.stringify(person)
      const database = opened.get(key) ?? project.openAs(person)
      opened.set(key, database)
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

  if (mutant !== undefined) skipOnceKilled(mutant)
  beforeEach(async () => {
    await project.clear()
    await shop.store({ [`users/${admin.uid}`]: { role: 'admin', email: admin.email } })
  })
  afterAll(async () => {
    await project.close()
  })
  return shop
}

const killed = new Set<string>()

/** Skips the remaining tests of a mutant (RULES_MUTANT) after the first failure. */
function skipOnceKilled(mutant: string): void {
  beforeEach(({ skip }) => {
    if (killed.has(mutant)) skip()
    onTestFailed(() => {
      killed.add(mutant)
    })
  })
}
