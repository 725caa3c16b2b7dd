import { deleteApp, type FirebaseApp, initializeApp } from 'firebase/app'
import { connectFirestoreEmulator, type Firestore, getFirestore } from 'firebase/firestore/lite'

import type { Person } from './people.ts'

/** A project of its own on the Firestore emulator. */
export interface Project {
  setRules(rules: string): Promise<void>
  /** Deletes every document. */
  clear(): Promise<void>
  /** The database as somebody's browser sees it; null is a guest. */
  openAs(person: Person | 'owner' | null): Firestore
  close(): Promise<void>
}

export function openProject(projectId: string): Project {
  const [host = '', port = ''] = (process.env['FIRESTORE_EMULATOR_HOST'] ?? '').split(':')
  const origin = `http://${host}:${port}/emulator/v1/projects/${projectId}`
  const apps: FirebaseApp[] = []

  return {
    setRules: (rules) =>
      ask('PUT', `${origin}:securityRules`, { rules: { files: [{ content: rules }] } }),
    clear: () => ask('DELETE', `${origin}/databases/(default)/documents`),
    openAs(person) {
      const app = initializeApp({ projectId }, `${projectId} ${apps.length}`)
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
  const { uid, email, emailVerified } = person
  return { mockUserToken: { sub: uid, email, email_verified: emailVerified } }
}

async function ask(method: string, url: string, body?: object): Promise<void> {
  const send = () => fetch(url, { method, ...(body && { body: JSON.stringify(body) }) })
  // On a busy machine the emulator may drop a connection.
  const answer = await send().catch(send)
  if (!answer.ok) throw new Error(`${method} ${url}: ${answer.status} ${await answer.text()}`)
}
