import type { Page } from '@playwright/test'
import { createEmbeddedBackend, memoryStorage } from '@storefront/adapters/embedded'
import { cancelOrder } from '@storefront/domain'
import {
  collection,
  deleteDoc,
  deleteField,
  doc,
  getDoc,
  getDocs,
  query,
  setDoc,
  where,
  writeBatch,
} from 'firebase/firestore/lite'
import * as z from 'zod/mini'

import { originOf, projectId } from '../../../backend/emulators/addresses.ts'
import { openProject } from '../../../backend/rules/testing/openProject.ts'
import { demoSeed } from '../../src/app/services/createDemoBackend.ts'

export type Fields = Readonly<Record<string, unknown>>

/** Direct access to the data of a backend, past its rules. */
export interface Server {
  uidOf(email: string): Promise<string>
  /** The fields of a document as plain values; null if there is none. */
  read(path: string): Promise<Fields | null>
  /** Changes fields of a document, which get their values back after the test. */
  change(path: string, fields: Fields): Promise<void>
  remove(path: string): Promise<void>
  /** The orders of an address. */
  ordersOf(email: string): Promise<readonly Fields[]>
  /** The code of the last e-mail to an address. */
  lastActionCode(email: string): Promise<string>
}

const cartSchema = z.object({ items: z.array(z.object({ id: z.string(), quantity: z.number() })) })

/** The stored quantities of an account's cart by product id; null if no cart is stored. */
export async function storedCart(
  server: Server,
  email: string,
): Promise<Readonly<Record<string, number>> | null> {
  const cart = await server.read(`carts/${await server.uidOf(email)}`)
  if (cart === null) return null
  return Object.fromEntries(cartSchema.parse(cart).items.map(({ id, quantity }) => [id, quantity]))
}

/** Runs a test with a server, and restores what it has changed: on the emulators, all tests share the shop. */
export async function withServer(
  backend: 'embedded' | 'emulator',
  page: Page,
  run: (server: Server) => Promise<void>,
): Promise<void> {
  if (backend === 'embedded') return run(embeddedServer(page))
  const before = new Map<string, Fields>()
  try {
    await run({
      ...emulatorServer,
      async change(path, fields) {
        const stored = (await emulatorServer.read(path)) ?? {}
        const former = Object.fromEntries(Object.keys(fields).map((name) => [name, stored[name]]))
        before.set(path, { ...former, ...before.get(path) })
        await emulatorServer.change(path, fields)
      },
    })
  } finally {
    for (const [path, fields] of before) await emulatorServer.change(path, fields)
  }
}

// ------------------------------------------------------------------ the emulators

const authUrl = originOf('auth')

const project = openProject(projectId)

/** The emulators' database as the project's owner, whom no rule stops. */
const ownedDatabase = () => project.as('owner')

/** Creates or replaces documents of the emulators; null removes one. */
export async function commitDocuments(
  documents: readonly (readonly [path: string, fields: Fields | null])[],
): Promise<void> {
  /** The maximum number of writes in one commit. */
  const batchSize = 500
  const owned = ownedDatabase()
  for (let start = 0; start < documents.length; start += batchSize) {
    const batch = writeBatch(owned)
    for (const [path, fields] of documents.slice(start, start + batchSize)) {
      if (fields === null) batch.delete(doc(owned, path))
      else batch.set(doc(owned, path), fields)
    }
    await batch.commit()
  }
}

const accountsSchema = z.object({
  users: z._default(z.array(z.object({ localId: z.string() })), []),
})
const codesSchema = z.object({
  oobCodes: z.array(z.object({ email: z.string(), oobCode: z.string() })),
})

const emulatorServer: Server = {
  async uidOf(email) {
    const answer = await fetch(
      `${authUrl}/identitytoolkit.googleapis.com/v1/projects/${projectId}/accounts:lookup`,
      {
        method: 'POST',
        // The emulator accepts this token as the project's owner.
        headers: { Authorization: 'Bearer owner', 'Content-Type': 'application/json' },
        body: JSON.stringify({ email: [email] }),
      },
    )
    return accountsSchema.parse(await answer.json()).users[0]?.localId ?? ''
  },
  read: async (path) => (await getDoc(doc(ownedDatabase(), path))).data() ?? null,
  change(path, fields) {
    const values = Object.entries(fields).map(([name, value]) => [
      name,
      value === undefined ? deleteField() : value,
    ])
    return setDoc(doc(ownedDatabase(), path), Object.fromEntries(values), {
      mergeFields: Object.keys(fields),
    })
  },
  remove: (path) => deleteDoc(doc(ownedDatabase(), path)),
  async ordersOf(email) {
    const orders = collection(ownedDatabase(), 'orders')
    const { docs } = await getDocs(query(orders, where('customer.email', '==', email)))
    return docs.map((order) => order.data())
  },
  async lastActionCode(email) {
    const answer = await fetch(`${authUrl}/emulator/v1/projects/${projectId}/oobCodes`)
    const { oobCodes } = codesSchema.parse(await answer.json())
    return oobCodes.findLast((sent) => sent.email === email)?.oobCode ?? ''
  },
}

// ------------------------------------------------------------------ the embedded backend

/** The embedded backend stores its database as one text in the browser. */
export const databaseKey = 'embeddedBackend.3'

/** The lock that each of its writes holds. */
export const databaseLock = 'embedded-backend'

const databaseSchema = z.looseObject({
  accounts: z.record(z.string(), z.looseObject({ uid: z.string(), email: z.string() })),
  emails: z.array(z.looseObject({ to: z.string(), actionCode: z.string() })),
  documents: z.record(z.string(), z.record(z.string(), z.record(z.string(), z.unknown()))),
})

type Database = z.infer<typeof databaseSchema>

/** The database before its first use, which no browser stores. */
async function seededDatabase(): Promise<Database> {
  const storage = memoryStorage()
  const backend = createEmbeddedBackend({ storage, clock: Date.now, seed: demoSeed })
  // Also a refused command stores the database.
  await backend.run(cancelOrder, { id: 'none' })
  return databaseSchema.parse(JSON.parse(storage.getItem(databaseKey) ?? ''))
}

function embeddedServer(page: Page): Server {
  async function stored(): Promise<Database> {
    const text = await page.evaluate((key) => localStorage.getItem(key), databaseKey)
    return text === null ? seededDatabase() : databaseSchema.parse(JSON.parse(text))
  }
  async function write(path: string, fields: Fields | null): Promise<void> {
    const seed = await seededDatabase()
    await page.evaluate(
      ([lock, key, initial, [name = '', id = ''], changed]) =>
        navigator.locks.request(lock, () => {
          const database: typeof initial = JSON.parse(
            localStorage.getItem(key) ?? JSON.stringify(initial),
          )
          const documents = (database.documents[name] ??= {})
          if (changed === null) delete documents[id]
          else documents[id] = { ...documents[id], ...changed }
          localStorage.setItem(key, JSON.stringify(database))
        }),
      [databaseLock, databaseKey, seed, path.split('/'), fields] as const,
    )
  }

  return {
    async uidOf(email) {
      const { accounts } = await stored()
      return Object.values(accounts).find((account) => account.email === email)?.uid ?? ''
    },
    async read(path) {
      const { documents } = await stored()
      const [name = '', id = ''] = path.split('/')
      return documents[name]?.[id] ?? null
    },
    change: write,
    remove: (path) => write(path, null),
    async ordersOf(email) {
      const { documents } = await stored()
      const customerSchema = z.object({ email: z.string() })
      return Object.values(documents['orders'] ?? {}).filter(
        ({ customer }) => customerSchema.parse(customer).email === email,
      )
    },
    async lastActionCode(email) {
      return (await stored()).emails.findLast((sent) => sent.to === email)?.actionCode ?? ''
    },
  }
}
