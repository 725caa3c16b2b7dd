import { randomUUID } from 'node:crypto'

import { deleteApp, initializeApp, type FirebaseApp } from 'firebase/app'
import { connectFirestoreEmulator, getFirestore, type Firestore } from 'firebase/firestore/lite'

import type { Person } from './people.ts'

/** Message of the error of `setRules`. */
export const invalidRules = 'The emulator refuses the rules'

/** A project on the Firestore emulator. */
export interface Project {
  setRules(rules: string): Promise<void>
  /** Deletes every document. */
  clear(): Promise<void>
  /** Opens the database as a user, as the project's owner, or as a guest (null). */
  openAs(person: Person | 'owner' | null): Firestore
  close(): Promise<void>
}

export function openProject(projectId: string): Project {
  const [host = '', port = ''] = (process.env['FIRESTORE_EMULATOR_HOST'] ?? '').split(':')
  const origin = `http://${host}:${port}/emulator/v1/projects/${projectId}`
  const apps: FirebaseApp[] = []

  return {
    setRules: (rules) =>
      callEmulator('PUT', `${origin}:securityRules`, {
        rules: { files: [{ content: rules }] },
      }).catch((cause: unknown) => {
        throw new Error(invalidRules, { cause })
      }),
    clear: () => callEmulator('DELETE', `${origin}/databases/(default)/documents`),
    openAs(person) {
      const app = initializeApp({ projectId }, randomUUID())
      apps.push(app)
      const database = getFirestore(app)
      connectFirestoreEmulator(database, host, Number(port), tokenOf(person))
      return database
    },
    async close() {
      await Promise.all(apps.map(deleteApp))
    },
  }
}

function tokenOf(person: Person | 'owner' | null) {
  if (person === null) return {}
  if (person === 'owner') return { mockUserToken: person }
  const { uid, email, emailVerified, claims } = person
  const signedInNow = { auth_time: Math.floor(Date.now() / 1000) }
  return {
    mockUserToken: { ...signedInNow, ...claims, sub: uid, email, email_verified: emailVerified },
  }
}

async function callEmulator(method: string, url: string, body?: object): Promise<void> {
  const send = () => fetch(url, { method, ...(body && { body: JSON.stringify(body) }) })
  // On a busy machine the emulator may drop a connection.
  const response = await send().catch(send)
  if (!response.ok) throw new Error(`${method} ${url}: ${response.status} ${await response.text()}`)
}
