import { randomUUID } from 'node:crypto'

import { deleteApp, FirebaseError, initializeApp, type FirebaseApp } from 'firebase/app'
import {
  connectFirestoreEmulator,
  doc,
  getFirestore,
  setLogLevel,
  writeBatch,
  type DocumentData,
  type Firestore,
} from 'firebase/firestore/lite'

import type { Person } from './people.ts'

/** A project on the Firestore emulator. */
export interface Project {
  setRules(rules: string): Promise<void>
  /** Deletes every document, and then stores these by their paths, past the rules. */
  reset(documents?: Readonly<Record<string, DocumentData>>): Promise<void>
  /** The database as a user, a guest (null), or the project's owner, whom no rule stops. */
  as(person: Person | 'owner' | null): Firestore
  close(): Promise<void>
}

export function openProject(projectId: string): Project {
  setLogLevel('silent') // the SDK logs each refused write
  const [host = '', port = ''] = (process.env['FIRESTORE_EMULATOR_HOST'] ?? '').split(':')
  const origin = `http://${host}:${port}/emulator/v1/projects/${projectId}`
  const apps: FirebaseApp[] = []
  const opened = new Map<Person | 'owner' | null, Firestore>()

  const project: Project = {
    setRules: (content) =>
      callEmulator('PUT', `${origin}:securityRules`, { rules: { files: [{ content }] } }),
    async reset(documents = {}) {
      await callEmulator('DELETE', `${origin}/databases/(default)/documents`)
      const database = project.as('owner')
      const batch = writeBatch(database)
      for (const [path, data] of Object.entries(documents)) batch.set(doc(database, path), data)
      await batch.commit()
    },
    as(person) {
      const known = opened.get(person)
      if (known !== undefined) return known
      const app = initializeApp({ projectId }, randomUUID())
      const database = getFirestore(app)
      connectFirestoreEmulator(database, host, Number(port), tokenOf(person))
      apps.push(app)
      opened.set(person, database)
      return database
    },
    async close() {
      await Promise.all(apps.map(deleteApp))
    },
  }
  return project
}

function tokenOf(person: Person | 'owner' | null) {
  if (person === null) return {}
  if (person === 'owner') return { mockUserToken: person }
  const { uid, email, emailVerified, claims } = person
  return { mockUserToken: { ...claims, sub: uid, email, email_verified: emailVerified } }
}

async function callEmulator(method: string, url: string, body?: object): Promise<void> {
  const send = () => fetch(url, { method, ...(body && { body: JSON.stringify(body) }) })
  // On a busy machine the emulator may drop a connection.
  const response = await send().catch(send)
  if (!response.ok) throw new Error(`${method} ${url}: ${response.status} ${await response.text()}`)
}

/** `accepted`, `refused`, or the error of a request that failed for another reason. */
export const outcomeOf = (request: Promise<unknown>): Promise<string> =>
  request.then(
    () => 'accepted',
    (error: unknown) =>
      error instanceof FirebaseError && error.code === 'permission-denied'
        ? 'refused'
        : String(error),
  )
