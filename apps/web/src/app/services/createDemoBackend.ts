import {
  addLocalHistory,
  createLocalBackend,
  forgetLocalDatabase,
  type LocalEmail,
  localOutbox,
  type LocalSeed,
} from '@storefront/adapters/local'
import { seedAccounts, seedProducts, seedSettings } from '@storefront/backend/seed'
import type { Backend } from '@storefront/domain'

import { brand } from '../../content/brand.ts'
import type { Log, RestartDemo } from '../../shared/services.tsx'

/** The shop that the embedded backend holds before its first use: the emulators' own seed. */
export const demoSeed: LocalSeed = {
  products: seedProducts(brand.name),
  settings: seedSettings,
  users: seedAccounts,
}

/** Bottles left of each product after that history, which guests do not load, but see. */
export const demoStock: Readonly<Record<string, number>> = {
  destilado: 158,
  'triple-destilado': 14,
}

const seedWithPast: LocalSeed = {
  ...demoSeed,
  products: demoSeed.products.map((product) => ({
    ...product,
    stock: demoStock[product.id] ?? product.stock,
  })),
}

/** Says in the browser's storage whether the demonstration was given its history, or emptied. */
const historyKey = 'localBackend.history'

/**
 * The embedded backend in this browser's storage, in step with the other tabs. It is told its history
 * (`demoHistory`) when somebody signs in: who only looks around loads none of it.
 */
export function createDemoBackend(latencyMs: number, log: Log): Backend {
  const storage = window.localStorage
  const backend = createLocalBackend({
    storage,
    clock: Date.now,
    seed: storage.getItem(historyKey) === 'empty' ? demoSeed : seedWithPast,
    latencyMs,
    onExternalChange(listener) {
      window.addEventListener('storage', listener)
      return () => window.removeEventListener('storage', listener)
    },
    log,
  })
  const told = () =>
    tellHistory().catch((cause: unknown) => log('The demonstration has no history', cause))
  return {
    ...backend,
    auth: {
      ...backend.auth,
      async register(credentials) {
        await told()
        return backend.auth.register(credentials)
      },
      async signIn(credentials) {
        await told()
        return backend.auth.signIn(credentials)
      },
      async signInWithGoogle() {
        await told()
        return backend.auth.signInWithGoogle()
      },
    },
  }
}

/** Adds the demonstration's past to what is stored, once. */
async function tellHistory(): Promise<void> {
  const storage = window.localStorage
  if (storage.getItem(historyKey) !== null) return
  const { demoHistory } = await import('./demo/demoHistory.ts')
  const now = Date.now()
  addLocalHistory(storage, seedWithPast, now, demoHistory(now))
  storage.setItem(historyKey, 'told')
}

/** The e-mails that it did not really send, oldest first. */
export const demoOutbox = (): readonly LocalEmail[] => localOutbox(window.localStorage)

/**
 * Forgets all that happened in the demonstration, and loads the page anew, which may still show it: an
 * empty shop, or its history once more. Whoever is signed in with an account of the seed stays so.
 */
export const restartDemo: RestartDemo = async (start) => {
  forgetLocalDatabase(window.localStorage)
  if (start === 'empty') window.localStorage.setItem(historyKey, 'empty')
  else {
    window.localStorage.removeItem(historyKey)
    await tellHistory()
  }
  window.location.reload()
}
