import type { Page } from '@playwright/test'
import * as z from 'zod/mini'

import { emulatorSettings } from '../../src/composition/emulatorSettings.ts'
import type { SiteOptions } from './test.ts'

/** Quantities by product id, as the backend stores them; null when it stores no cart. */
export type StoredCart = Readonly<Record<string, number>> | null

/** Reads `carts/{uid}` of an account past the site: from the emulators, or the embedded backend. */
export function storedCart(
  backend: SiteOptions['backend'],
  page: Page,
  email: string,
): Promise<StoredCart> {
  return backend === 'emulator' ? cartInFirestore(email) : cartInStorage(page, email)
}

const { projectId, emulators } = emulatorSettings
const asOwner = { Authorization: 'Bearer owner', 'Content-Type': 'application/json' }

const accountsSchema = z.object({ users: z.array(z.object({ localId: z.string() })) })

const cartSchema = z.object({
  fields: z.object({
    items: z.object({
      arrayValue: z.object({
        values: z._default(
          z.array(
            z.object({
              mapValue: z.object({
                fields: z.object({
                  id: z.object({ stringValue: z.string() }),
                  quantity: z.object({ integerValue: z.string() }),
                }),
              }),
            }),
          ),
          [],
        ),
      }),
    }),
  }),
})

async function cartInFirestore(email: string): Promise<StoredCart> {
  const accounts = await fetch(
    `${emulators.authUrl}/identitytoolkit.googleapis.com/v1/projects/${projectId}/accounts:lookup`,
    { method: 'POST', headers: asOwner, body: JSON.stringify({ email: [email] }) },
  )
  const { users } = accountsSchema.parse(await accounts.json())
  const uid = users[0]?.localId ?? ''
  const { firestoreHost, firestorePort } = emulators
  const document = await fetch(
    `http://${firestoreHost}:${firestorePort}/v1/projects/${projectId}/databases/(default)/documents/carts/${uid}`,
    { headers: asOwner },
  )
  if (document.status === 404) return null
  const { items } = cartSchema.parse(await document.json()).fields
  return Object.fromEntries(
    (items.arrayValue.values ?? []).map(({ mapValue: { fields } }) => [
      fields.id.stringValue,
      Number(fields.quantity.integerValue),
    ]),
  )
}

const databaseSchema = z.object({
  accounts: z.record(z.string(), z.object({ uid: z.string(), email: z.string() })),
  carts: z.record(
    z.string(),
    z.object({ items: z.array(z.object({ id: z.string(), quantity: z.number() })) }),
  ),
})

async function cartInStorage(page: Page, email: string): Promise<StoredCart> {
  const text = await page.evaluate(() => localStorage.getItem('localBackend.1'))
  const { accounts, carts } = databaseSchema.parse(JSON.parse(text ?? 'null'))
  const account = Object.values(accounts).find((candidate) => candidate.email === email)
  const cart = carts[account?.uid ?? '']
  return cart === undefined
    ? null
    : Object.fromEntries(cart.items.map(({ id, quantity }) => [id, quantity]))
}
