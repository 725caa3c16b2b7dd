import {
  createLocalBackend,
  type LocalEmail,
  localOutbox,
  type LocalSeed,
} from '@storefront/adapters/local'
import { seedAccounts, seedProducts, seedSettings } from '@storefront/backend/seed'
import type { Backend } from '@storefront/domain'

import { brand } from '../../content/brand.ts'
import type { Log } from '../../shared/services.tsx'

/** The shop that the embedded backend holds before its first use: the emulators' own seed. */
export const demoSeed: LocalSeed = {
  products: seedProducts(brand.name),
  settings: seedSettings,
  users: seedAccounts,
}

/** The embedded backend in this browser's storage, in step with the other tabs. */
export function createDemoBackend(latencyMs: number, log: Log): Backend {
  return createLocalBackend({
    storage: window.localStorage,
    clock: Date.now,
    seed: demoSeed,
    latencyMs,
    onExternalChange(listener) {
      window.addEventListener('storage', listener)
      return () => window.removeEventListener('storage', listener)
    },
    log,
  })
}

/** The e-mails that it did not really send, oldest first. */
export const demoOutbox = (): readonly LocalEmail[] => localOutbox(window.localStorage)
