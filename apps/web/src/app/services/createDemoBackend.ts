import { storageKeys } from '@storefront/adapters/browser'
import {
  addEmbeddedHistory,
  createEmbeddedBackend,
  embeddedOutbox,
  forgetEmbeddedDatabase,
  memoryStorage,
  type EmbeddedEmail,
  type EmbeddedSeed,
} from '@storefront/adapters/embedded'
import {
  demoBankAccount,
  demoBatches,
  demoSettings,
  seedAccounts,
  seedProducts,
  seedSettings,
} from '@storefront/backend/seed'
import { brand } from '@storefront/brand'
import type { Backend, Log } from '@storefront/domain'

/** The embedded backend's initial data, the same as the emulators'. */
export const demoSeed: EmbeddedSeed = {
  products: seedProducts(brand.name, demoBatches),
  settings: { ...seedSettings, ...demoSettings },
  bankAccount: demoBankAccount,
  users: seedAccounts,
}

/** The stock of each product, in bottles, after the demonstration's history. */
const stockAfterHistory: Readonly<Record<string, number>> = {
  destilado: 158,
  'triple-destilado': 13,
}

/** The seed of a shop with the history, which guests see and order from without loading it. */
export const demoSeedWithHistory: EmbeddedSeed = {
  ...demoSeed,
  products: demoSeed.products.map((product) => ({
    ...product,
    stock: stockAfterHistory[product.id] ?? product.stock,
  })),
  lastOrderCount: 1059,
}

const pageStorage = memoryStorage()

/** This browser's storage; where it is blocked, one that lasts as long as the page. */
function demoStorage(): ReturnType<typeof memoryStorage> {
  try {
    return window.localStorage
  } catch {
    return pageStorage
  }
}

/** The storage key whose value is `told` once the history was added, or `empty` for a shop without one. */
const historyKey = 'embeddedBackend.history'

/**
 * Creates the embedded backend on this browser's storage, synchronised with other tabs. Its history
 * (`demoHistory`) is added at the first sign-in, so that guests do not load it.
 */
export function createDemoBackend(latencyMs: number, log: Log): Backend {
  const storage = demoStorage()
  const backend = createEmbeddedBackend({
    storage,
    clock: Date.now,
    seed: storage.getItem(historyKey) === 'empty' ? demoSeed : demoSeedWithHistory,
    latencyMs,
    onExternalChange(listener) {
      window.addEventListener('storage', listener)
      return () => window.removeEventListener('storage', listener)
    },
    log,
  })
  const withHistory =
    <Args extends unknown[], Answer>(signIn: (...args: Args) => Promise<Answer>) =>
    async (...args: Args) => {
      await addHistory().catch((cause: unknown) => log('The demonstration has no history', cause))
      return signIn(...args)
    }
  const { auth } = backend
  return {
    ...backend,
    auth: {
      ...auth,
      register: withHistory((credentials) => auth.register(credentials)),
      signIn: withHistory((credentials) => auth.signIn(credentials)),
      signInWithGoogle: withHistory(() => auth.signInWithGoogle()),
    },
  }
}

/** Adds the demonstration's history to the stored data, once. */
async function addHistory(): Promise<void> {
  const storage = demoStorage()
  if (storage.getItem(historyKey) !== null) return
  const { demoHistory } = await import('./demo/demoHistory.ts')
  const now = Date.now()
  await addEmbeddedHistory(storage, demoSeedWithHistory, now, demoHistory(now))
  storage.setItem(historyKey, 'told')
}

/** The e-mails that the demonstration stored instead of sending them, oldest first. */
export const demoOutbox = (): readonly EmbeddedEmail[] => embeddedOutbox(demoStorage())

/**
 * Restarts the demonstration with an empty shop or with its history, and reloads the page, which may still show
 * the old data. A visitor who is signed in with an account of the seed stays signed in.
 */
export async function restartDemo(start: 'empty' | 'full'): Promise<void> {
  await forgetEmbeddedDatabase(demoStorage())
  demoStorage().removeItem(storageKeys.guestOrders)
  if (start === 'empty') demoStorage().setItem(historyKey, 'empty')
  else {
    demoStorage().removeItem(historyKey)
    await addHistory()
  }
  window.location.reload()
}
