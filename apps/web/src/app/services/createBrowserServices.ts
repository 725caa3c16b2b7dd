import {
  browserStorage,
  createAgeGateStore,
  createConsentStore,
  createGuestCartStore,
  createSessionHint,
  createTabChannel,
  createOwnedTextStore,
  createTokenCookie,
  createTokenSync,
  inTurn,
  joinTokenStores,
  storageKeys,
} from '@storefront/adapters/browser'

import { readPrintedCatalogue } from '../../shared/printedCatalogue.ts'
import {
  createBackendLoader,
  createPublicBackendLoader,
  readDemoMailbox,
  restartDemo,
} from './createBackendLoader.ts'
import { createLog } from './createLog.ts'
import { createServices, type AppServices } from './createServices.ts'
import type { Env } from './env.ts'

/** Milliseconds until a request that posts or deletes the token times out. */
const tokenSyncDeadlineMs = 5_000

/** Creates the services on the browser's storage, cookies and channels. */
export function createBrowserServices(env: Env): AppServices {
  const log = createLog(env)
  const storage = browserStorage(() => window.localStorage, log)
  const tabStorage = browserStorage(() => window.sessionStorage, log)
  const cartTabs = createTabChannel('cart')
  const tokenCookie = createTokenCookie(document)
  const loadBackend = createBackendLoader(env, log)
  const printedCatalogue = readPrintedCatalogue(document)
  const sessionHint = createSessionHint(storage)
  return createServices({
    loadBackend,
    loadPublicBackend: createPublicBackendLoader(
      env,
      loadBackend,
      printedCatalogue,
      () => !sessionHint.exists(),
    ),
    printedCatalogue,
    ageGate: createAgeGateStore(storage),
    consent: createConsentStore(storage),
    guestCarts: createGuestCartStore(storage, { log }),
    sessionHint,
    onSessionHintChange: (listener) =>
      window.addEventListener('storage', ({ key }) => {
        if (key === storageKeys.sessionHint) listener()
      }),
    unsavedCheckout: createOwnedTextStore(tabStorage, storageKeys.unsavedCheckout),
    orderPress: createOwnedTextStore(storage, storageKeys.orderPress),
    guestOrders: createOwnedTextStore(storage, storageKeys.guestOrders),
    adminSearches: createOwnedTextStore(tabStorage, storageKeys.adminSearches),
    signOutChannel: createTabChannel('session'),
    tokens:
      // Compares the build's constant first, so that a bundle without the setting has no code for it.
      import.meta.env.VITE_TOKEN_SYNC_URL === undefined || env.VITE_TOKEN_SYNC_URL === undefined
        ? tokenCookie
        : joinTokenStores(
            createTokenSync({
              url: env.VITE_TOKEN_SYNC_URL,
              fetch: (...request) => fetch(...request),
              deadlineMs: tokenSyncDeadlineMs,
              readToken: () => tokenCookie.read(),
              log,
            }),
            tokenCookie,
          ),
    mergeInTurn: (merge) => inTurn('cart-merge', merge, 15_000),
    cartChannel: {
      post: () => cartTabs.post(),
      listen(listener) {
        // The channel's message may arrive before what is stored in the browser; the storage event arrives with it. The
        // embedded backend stores the carts of accounts there too.
        const storageListener = ({ key }: StorageEvent) => {
          if (key === storageKeys.guestCart || import.meta.env.VITE_BACKEND === 'embedded')
            listener()
        }
        window.addEventListener('storage', storageListener)
        const unsubscribe = cartTabs.listen(listener)
        return () => {
          window.removeEventListener('storage', storageListener)
          unsubscribe()
        }
      },
    },
    readDemoMailbox,
    restartDemo,
    now: Date.now,
    log,
  })
}
