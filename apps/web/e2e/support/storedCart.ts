import type { Page } from '@playwright/test'
import * as z from 'zod/mini'

import { serverOf } from './server.ts'
import type { SiteOptions } from './test.ts'

/** The stored quantities by product id; null if no cart is stored. */
export type StoredCart = Readonly<Record<string, number>> | null

const cartSchema = z.object({
  items: z.array(z.object({ id: z.string(), quantity: z.number() })),
})

/** Reads `carts/{uid}` of an account directly. */
export async function storedCart(
  backend: SiteOptions['backend'],
  page: Page,
  email: string,
): Promise<StoredCart> {
  const server = serverOf(backend, page)
  const cart = await server.read(`carts/${await server.uidOf(email)}`)
  if (cart === null) return null
  return Object.fromEntries(cartSchema.parse(cart).items.map(({ id, quantity }) => [id, quantity]))
}
