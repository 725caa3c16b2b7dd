import type { Page } from '@playwright/test'
import * as z from 'zod/mini'

import { emulatorSettings } from '../../src/app/services/emulatorSettings.ts'
import { plainFields } from './plainFields.ts'
import type { SiteOptions } from './test.ts'

/** Direct access to the data of a backend. */
export interface Server {
  uidOf(email: string): Promise<string>
  /** The fields of a document as plain values; null if there is none. */
  read(path: string): Promise<Readonly<Record<string, unknown>> | null>
  remove(path: string): Promise<void>
  /** The code of the last e-mail to an address. */
  lastActionCode(email: string): Promise<string>
}

export function serverOf(backend: SiteOptions['backend'], page: Page): Server {
  return backend === 'emulator' ? emulatorServer : embeddedServer(page)
}

const { projectId, emulators } = emulatorSettings
const { authUrl, firestoreHost, firestorePort } = emulators
const asOwner = { Authorization: 'Bearer owner', 'Content-Type': 'application/json' }
const documentUrl = (path: string) =>
  `http://${firestoreHost}:${firestorePort}/v1/projects/${projectId}/databases/(default)/documents/${path}`

const accountsSchema = z.object({ users: z.array(z.object({ localId: z.string() })) })
const codesSchema = z.object({
  oobCodes: z.array(z.object({ email: z.string(), oobCode: z.string() })),
})

const emulatorServer: Server = {
  async uidOf(email) {
    const answer = await fetch(
      `${authUrl}/identitytoolkit.googleapis.com/v1/projects/${projectId}/accounts:lookup`,
      { method: 'POST', headers: asOwner, body: JSON.stringify({ email: [email] }) },
    )
    return accountsSchema.parse(await answer.json()).users[0]?.localId ?? ''
  },
  async read(path) {
    const answer = await fetch(documentUrl(path), { headers: asOwner })
    if (answer.status === 404) return null
    return plainFields(await answer.json())
  },
  async remove(path) {
    await fetch(documentUrl(path), { method: 'DELETE', headers: asOwner })
  },
  async lastActionCode(email) {
    const answer = await fetch(`${authUrl}/emulator/v1/projects/${projectId}/oobCodes`)
    const { oobCodes } = codesSchema.parse(await answer.json())
    return oobCodes.findLast((sent) => sent.email === email)?.oobCode ?? ''
  },
}

const documentsSchema = z.record(z.string(), z.record(z.string(), z.unknown()))
const databaseSchema = z.looseObject({
  accounts: z.record(z.string(), z.looseObject({ uid: z.string(), email: z.string() })),
  users: documentsSchema,
  carts: documentsSchema,
  emails: z.array(z.looseObject({ to: z.string(), actionCode: z.string() })),
})

/** The embedded backend stores its database as one text in the browser. */
const databaseKey = 'embeddedBackend.1'

/** The path of a document, such as `users/{uid}`. */
const pathSchema = z.tuple([z.enum(['users', 'carts']), z.string()])
const placeOf = (path: string) => pathSchema.parse(path.split('/'))

function embeddedServer(page: Page): Server {
  async function database() {
    const text = await page.evaluate((key) => localStorage.getItem(key), databaseKey)
    return databaseSchema.parse(JSON.parse(text ?? 'null'))
  }
  return {
    async uidOf(email) {
      const { accounts } = await database()
      return Object.values(accounts).find((account) => account.email === email)?.uid ?? ''
    },
    async read(path) {
      const [collection, id] = placeOf(path)
      return (await database())[collection][id] ?? null
    },
    async remove(path) {
      const [collection, id] = placeOf(path)
      const stored = await database()
      delete stored[collection][id]
      await page.evaluate(([key, text]) => localStorage.setItem(key, text), [
        databaseKey,
        JSON.stringify(stored),
      ] as const)
    },
    async lastActionCode(email) {
      return (await database()).emails.findLast((sent) => sent.to === email)?.actionCode ?? ''
    },
  }
}
