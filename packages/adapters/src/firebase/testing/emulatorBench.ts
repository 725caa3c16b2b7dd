import { randomUUID } from 'node:crypto'

import type { Backend, Fields } from '@storefront/domain'
import { getApp, initializeApp } from 'firebase/app'
import { getAuth } from 'firebase/auth'
import {
  connectFirestoreEmulator,
  doc,
  getDoc,
  getFirestore,
  setDoc,
  writeBatch,
  type Firestore,
} from 'firebase/firestore/lite'

import type { MakeBench, TestBench } from '../../contracts/TestBench.ts'
import { createPublicBackend } from '../../rest/createPublicBackend.ts'
import { createFirebaseBackend } from '../createFirebaseBackend.ts'
import { readFields } from '../readDocuments.ts'
import { commandUrlOf, emulatorProject, runningEmulators, type EmulatorHosts } from './emulators.ts'

/** For sequential tests: their benches share one project, so that the emulator compiles the rules once. */
export const makeEmulatorBench: MakeBench = async () => {
  await clear(sharedProject)
  return emulatorBench({ projectId: sharedProject })
}

const sharedProject = `demo-${randomUUID()}`

/** Deletes every document of a project. */
async function clear(projectId: string): Promise<void> {
  const { firestore } = runningEmulators()
  const documents = `emulator/v1/projects/${projectId}/databases/(default)/documents`
  const response = await fetch(`http://${firestore}/${documents}`, { method: 'DELETE' })
  if (!response.ok) throw new Error(`${projectId} was not emptied: ${await response.text()}`)
}

/** Firestore's limit of writes in one commit. */
const batchSize = 500

export interface EmulatorBench extends TestBench {
  /** Like `put`, for any number of documents. */
  putAll(documents: readonly (readonly [path: string, fields: Fields])[]): Promise<void>
}

interface EmulatorBenchOptions {
  /** The project with the documents. Default: a new project; the emulator keeps projects apart. */
  readonly projectId?: string
  /** Addresses of the emulators for the devices. Default: the running emulators. */
  readonly hosts?: EmulatorHosts
  /** Deadline of the devices' calls, in ms. */
  readonly deadlineMs?: number
}

export function emulatorBench({
  projectId = `demo-${randomUUID()}`,
  hosts = runningEmulators(),
  deadlineMs,
}: EmulatorBenchOptions = {}): EmulatorBench {
  const owner = openAsOwner(projectId)
  const appNames = new Map<Backend, string | undefined>()
  const settings = {
    commandUrl: commandUrlOf(projectId, hosts),
    ...(deadlineMs !== undefined && { deadlineMs }),
  }
  return {
    openDevice() {
      const project = emulatorProject(projectId, hosts)
      const device = createFirebaseBackend({ ...project, ...settings })
      appNames.set(device, project.name)
      return device
    },
    openGuest: () =>
      createPublicBackend({
        projectId,
        apiKey: 'demo',
        origin: `http://${hosts.firestore}`,
        ...settings,
      }),
    async ageSignIn(device, uid) {
      await setLastSignIn(runningEmulators().auth, uid, Date.now() - 3_600_000)
      const name = appNames.get(device)
      if (name === undefined) throw new Error('Not a device of this bench')
      await getAuth(getApp(name)).currentUser?.getIdToken(true)
    },
    put: (path, fields) => setDoc(doc(owner, path), fields),
    async putAll(documents) {
      for (let start = 0; start < documents.length; start += batchSize) {
        const batch = writeBatch(owner)
        for (const [path, fields] of documents.slice(start, start + batchSize)) {
          batch.set(doc(owner, path), fields)
        }
        await batch.commit()
      }
    },
    read: async (path) => readFields(await getDoc(doc(owner, path))),
    lastActionCode: (email) => lastActionCode(runningEmulators().auth, email),
  }
}

/** Opens the database as the project's owner, who bypasses the rules. */
function openAsOwner(projectId: string): Firestore {
  const { name, emulators, ...options } = emulatorProject(projectId, runningEmulators())
  const database = getFirestore(initializeApp(options, name))
  if (emulators === undefined) throw new Error('Not a project on the emulators')
  const { firestoreHost, firestorePort } = emulators
  connectFirestoreEmulator(database, firestoreHost, firestorePort, { mockUserToken: 'owner' })
  return database
}

/** The authentication emulator has only the project of its configuration. */
const authProject = () => process.env['GCLOUD_PROJECT'] ?? 'demo-storefront'

/** Changes when a user has signed in last, in ms since 1970; the user's next tokens contain it. */
async function setLastSignIn(authHost: string, localId: string, lastLoginAt: number) {
  const api = `http://${authHost}/identitytoolkit.googleapis.com/v1/projects/${authProject()}`
  const response = await fetch(`${api}/accounts:update`, {
    method: 'POST',
    headers: { Authorization: 'Bearer owner', 'Content-Type': 'application/json' },
    // Sign-ins from before an account's creation would count as revoked.
    body: JSON.stringify({ localId, lastLoginAt: String(lastLoginAt), validSince: '1' }),
  })
  if (!response.ok) throw new Error(`${localId} was not changed: ${await response.text()}`)
}

async function lastActionCode(authHost: string, email: string): Promise<string> {
  const project = authProject()
  const response = await fetch(`http://${authHost}/emulator/v1/projects/${project}/oobCodes`)
  // The emulator documents this response.
  const { oobCodes } = (await response.json()) as { oobCodes: { email: string; oobCode: string }[] }
  const sent = oobCodes.findLast((code) => code.email === email)
  if (sent === undefined) throw new Error(`No e-mail to ${email}`)
  return sent.oobCode
}
