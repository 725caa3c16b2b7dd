import { defaultShopSettings } from '@storefront/domain'
import { aProduct } from '@storefront/domain/testing'
import { afterEach, beforeEach, expect, it, vi } from 'vitest'

import { createTestPorts } from '../../../testing/createTestServices.ts'
import { createCatalogueLoader } from './createBackendLoader.ts'

const env = {
  VITE_BACKEND: 'firebase',
  VITE_FIREBASE_API_KEY: 'key',
  VITE_FIREBASE_AUTH_DOMAIN: 'amaru.firebaseapp.com',
  VITE_FIREBASE_PROJECT_ID: 'amaru',
  VITE_FIREBASE_APP_ID: '1:2:web:3',
} as const
const printed = { products: [aProduct()], settings: defaultShopSettings, asOf: 0 }

beforeEach(() => void vi.stubEnv('VITE_BACKEND', 'firebase'))
afterEach(() => void vi.unstubAllEnvs())

it('keeps guests on the printed catalogue where App Check would refuse them, and reads accounts’ from the backend', async () => {
  const { loadBackend } = createTestPorts()
  let isGuest = true
  const load = createCatalogueLoader(
    { ...env, VITE_APP_CHECK_KEY: 'key' },
    loadBackend,
    printed,
    () => isGuest,
  )
  expect(await (await load()).products.list()).toBe(printed.products)
  expect(await (await load()).settings.shop()).toBe(printed.settings)
  isGuest = false
  expect(await load()).toBe(await loadBackend())
})
