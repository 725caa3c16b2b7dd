import { defaultShopSettings, unedited, type Backend } from '@storefront/domain'

import type { KeyValueStorage } from '../../KeyValueStorage.ts'
import { createEmbeddedBackend, type EmbeddedBackendSettings } from '../createEmbeddedBackend.ts'
import type { EmbeddedSeed } from '../EmbeddedSeed.ts'

/** The current time in the tests, in ms since 1970. */
export const now = Date.UTC(2026, 0, 2, 12)

export const seed: EmbeddedSeed = {
  products: [
    {
      ...unedited,
      id: 'destilado',
      name: 'Amaru Destilado',
      description: null,
      price: 27,
      currency: 'USD',
      image: null,
      active: true,
      comingSoon: false,
      stock: 10,
      alcoholByVolume: 32,
      volumeMl: 750,
      batch: null,
      batchBottles: null,
      sortOrder: 1,
    },
  ],
  settings: { ...defaultShopSettings, shippingCents: 700 },
  users: [
    {
      uid: 'demo-admin',
      email: 'admin@example.com',
      password: 'seeded-secret',
      role: 'admin',
      nombre: 'Luis',
      cedula: '1713175071',
      telefono: '',
      direccion: '',
    },
  ],
}

/** Credentials of the seeded admin. */
export const admin = { email: 'admin@example.com', password: 'seeded-secret' }

/** Opens the embedded backend, as one more page load. */
export function openEmbedded(
  storage: KeyValueStorage,
  settings: Partial<EmbeddedBackendSettings> = {},
): Backend {
  return createEmbeddedBackend({ storage, clock: () => now, seed, ...settings })
}
