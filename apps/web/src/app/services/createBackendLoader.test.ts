import { cancelOrder, defaultShopSettings, err } from '@storefront/domain'
import { aProduct } from '@storefront/domain/testing'
import { afterEach, beforeEach, expect, it, vi } from 'vitest'

import { createTestPorts } from '../../../testing/createTestServices.ts'
import { createPublicBackendLoader } from './createBackendLoader.ts'

const env = {
  VITE_BACKEND: 'firebase',
  VITE_FIREBASE_API_KEY: 'key',
  VITE_FIREBASE_AUTH_DOMAIN: 'amaru.firebaseapp.com',
  VITE_FIREBASE_PROJECT_ID: 'amaru',
  VITE_FIREBASE_APP_ID: '1:2:web:3',
  VITE_APP_CHECK_KEY: 'key',
} as const
const printed = {
  products: { items: [aProduct()], unreadable: [] },
  settings: defaultShopSettings,
  asOf: 0,
}

beforeEach(() => void vi.stubEnv('VITE_BACKEND', 'firebase'))
afterEach(() => void vi.unstubAllEnvs())

async function openWithAppCheck(isGuest: boolean) {
  const { loadBackend } = createTestPorts()
  const loading = vi.fn<typeof loadBackend>(loadBackend)
  const load = createPublicBackendLoader(env, loading, printed, () => isGuest)
  return { backend: await load(), loading, stored: await (await loadBackend()).products.list() }
}

it('keeps guests on the printed catalogue where App Check would refuse them, until they order', async () => {
  const { backend, loading, stored } = await openWithAppCheck(true)
  expect(await backend.products.list()).toBe(printed.products)
  expect(await backend.settings.shop()).toBe(printed.settings)
  expect(loading).not.toHaveBeenCalled()
  const refused = await backend.run(cancelOrder, { id: 'unknown' })
  expect(refused).toEqual(err('order-not-found'))
  // A total that was refused is shown again with the prices that it was refused for.
  expect(await backend.products.list()).toEqual(stored)
})

it('reads the catalogue of accounts from the backend', async () => {
  const { backend, stored } = await openWithAppCheck(false)
  expect(await backend.products.list()).toEqual(stored)
})
