import { randomUUID } from 'node:crypto'

import type { Backend } from '@storefront/domain'
import { getApp, initializeApp } from 'firebase/app'
import { getAuth } from 'firebase/auth'
import {
  connectFirestoreEmulator,
  deleteDoc,
  doc,
  getDoc,
  getFirestore,
  increment,
  setDoc,
  Timestamp,
  writeBatch,
  type Firestore,
} from 'firebase/firestore/lite'

import type { MakeBench, TestBench } from '../../contracts/TestBench.ts'
import type { DocumentFields } from '../../documents/decodeDocument.ts'
import { createFirebaseBackend } from '../createFirebaseBackend.ts'
import { readFields } from '../readFields.ts'
import { emulatorProject, runningEmulators, type EmulatorHosts } from './emulators.ts'

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
  putAll(documents: readonly (readonly [path: string, fields: DocumentFields])[]): Promise<void>
  /** Stores a whole number as a double, which the SDK cannot write directly. */
  putDouble(path: string, field: string, number: number): Promise<void>
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
  return {
    openDevice() {
      const project = emulatorProject(projectId, hosts)
      const device = createFirebaseBackend({
        ...project,
        ...(deadlineMs !== undefined && { deadlineMs }),
      })
      appNames.set(device, project.name)
      return device
    },
    async ageSignIn(device, uid) {
      await setLastSignIn(runningEmulators().auth, uid, Date.now() - 3_600_000)
      const name = appNames.get(device)
      if (name === undefined) throw new Error('Not a device of this bench')
      await getAuth(getApp(name)).currentUser?.getIdToken(true)
    },
    put: (path, fields) => setDoc(doc(owner, path), withTimestamps(fields)),
    async putAll(documents) {
      for (let start = 0; start < documents.length; start += batchSize) {
        const batch = writeBatch(owner)
        for (const [path, fields] of documents.slice(start, start + batchSize)) {
          batch.set(doc(owner, path), withTimestamps(fields))
        }
        await batch.commit()
      }
    },
    async putDouble(path, field, number) {
      const batch = writeBatch(owner)
      batch.update(doc(owner, path), { [field]: number - 0.5 })
      batch.update(doc(owner, path), { [field]: increment(0.5) })
      await batch.commit()
    },
    remove: (path) => deleteDoc(doc(owner, path)),
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

function withTimestamps(fields: DocumentFields): DocumentFields {
  return Object.fromEntries(
    Object.entries(fields).map(([key, value]) => {
      if (/^at$|At$/.test(key) && typeof value === 'number')
        return [key, Timestamp.fromMillis(value)]
      const isMap = typeof value === 'object' && value !== null && !Array.isArray(value)
      return [key, isMap ? withTimestamps({ ...value }) : value]
    }),
  )
}

/** The authentication emulator has only the project of its configuration. */
const authProject = () => process.env['GCLOUD_PROJECT'] ?? 'demo-storefront'

/** Changes when a user has signed in last, in ms since 1970; the user's next tokens contain it. */
async function setLastSignIn(authHost: string, localId: string, lastLoginAt: number) {
  const api = `http://${authHost}/identitytoolkit.googleapis.com/v1/projects/${authProject()}`
  const response = await fetch(`${api}/accounts:update`, {
    method: 'POST',
    headers: { Authorization: 'Bearer owner', 'Content-Type': 'application/json' },
    body: JSON.stringify({ localId, lastLoginAt: String(lastLoginAt) }),
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
