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
import { afterAll, beforeEach } from 'vitest'

import { openProject } from './openProject.ts'
import { admin, type Person } from './people.ts'

const rulesFile = join(import.meta.dirname, '..', '..', 'firestore.rules')

/** The rules that each project has, by its id. */
const rulesOf = new Map<string, string>()

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
  const projectId = mutant === undefined ? `demo-rules-${name}` : mutantsProject(name, fixedTime)
  const project = openProject(projectId)
  const rules = readRules(mutant ?? rulesFile, fixedTime)
  if (rulesOf.get(projectId) !== rules) await project.setRules(rules)
  rulesOf.set(projectId, rules)
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

  beforeEach(async () => {
    await project.clear()
    await shop.store({ [`users/${admin.uid}`]: { role: 'admin', email: admin.email } })
  })
  afterAll(async () => {
    await project.close()
  })
  return shop
}

/**
 * Returns the project in which the mutants of one worker are tested, one test file after the other: the emulator
 * keeps every project, and takes half a second to set rules.
 */
function mutantsProject(name: string, fixedTime: Timestamp | undefined): string {
  const suffix = fixedTime === undefined ? '' : `-${name}`
  return `demo-rules-mutant-${process.env['VITEST_POOL_ID']}${suffix}`
}
