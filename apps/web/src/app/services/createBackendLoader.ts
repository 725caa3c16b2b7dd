import type { Log, PublicBackend } from '@storefront/domain'

import type { PrintedCatalogue } from '../../shared/printedCatalogue.ts'
import {
  lazyBackend,
  type LoadBackend,
  type LoadPublicBackend,
  type Services,
} from '../../shared/services.tsx'
import type { Env } from './env.ts'

type EnvOf<Backend extends Env['VITE_BACKEND']> = Extract<Env, { VITE_BACKEND: Backend }>

/**
 * Selects the backend of the build. It compares the build's constant, not `env`, so that the bundle
 * contains no other backend.
 *
 * @param env the validated settings
 */
export function createBackendLoader(env: Env, log: Log): LoadBackend {
  if (import.meta.env.VITE_BACKEND === 'embedded') {
    return lazyBackend(async () => {
      const { createDemoBackend } = await import('./createDemoBackend.ts')
      // Yields between evaluating the backend's code and using it, so that the page responds to input.
      await new Promise((resolve) => setTimeout(resolve))
      return createDemoBackend((env as EnvOf<'embedded'>).VITE_LATENCY_MS, log)
    })
  }
  if (import.meta.env.VITE_BACKEND === 'emulator') {
    return lazyBackend(async () => {
      const { createFirebaseBackend } = await import('@storefront/adapters/firebase')
      return createFirebaseBackend({ ...emulatorSettings(), log })
    })
  }
  return lazyBackend(async () => {
    const settings = env as EnvOf<'firebase'> // The type of what is left: the compiler does not narrow it in a closure.
    const { createFirebaseBackend } = await import('@storefront/adapters/firebase')
    return createFirebaseBackend({
      apiKey: settings.VITE_FIREBASE_API_KEY,
      authDomain: settings.VITE_FIREBASE_AUTH_DOMAIN,
      projectId: settings.VITE_FIREBASE_PROJECT_ID,
      appId: settings.VITE_FIREBASE_APP_ID,
      ...(await loadAppCheck(settings)),
      log,
    })
  })
}

/** Firebase's emulators as `apps/backend` starts them; a demo project needs no real key. */
const emulatorSettings = () =>
  ({
    projectId: 'demo-storefront',
    apiKey: 'demo-key',
    authDomain: 'demo-storefront.firebaseapp.com',
    appId: 'demo-app',
    emulators: {
      authUrl: `http://127.0.0.1:${emulatorPorts.auth}`,
      firestoreHost: '127.0.0.1',
      firestorePort: emulatorPorts.firestore,
    },
  }) as const

/** The build's constant first, so that a bundle without the setting has no code for it. */
async function loadAppCheck({ VITE_APP_CHECK_KEY: key }: EnvOf<'firebase'>) {
  if (import.meta.env.VITE_APP_CHECK_KEY === undefined || key === undefined) return {}
  const { startAppCheck } = await import('@storefront/adapters/app-check')
  return { startAppCheck: startAppCheck(key) }
}

/**
 * Selects the backend of guests. A hosted one is called over REST, so that they do not load the Firebase SDK; the
 * embedded backend is itself public.
 *
 * @param isGuest whether nobody is signed in
 */
export function createPublicBackendLoader(
  env: Env,
  loadBackend: LoadBackend,
  printed: PrintedCatalogue | null,
  isGuest: () => boolean,
): LoadPublicBackend {
  if (import.meta.env.VITE_BACKEND === 'embedded') return loadBackend
  if (import.meta.env.VITE_BACKEND === 'emulator') {
    return lazyBackend(async () => {
      const { createPublicBackend } = await import('@storefront/adapters/rest')
      const { emulators, ...settings } = emulatorSettings()
      const { firestoreHost, firestorePort } = emulators
      return createPublicBackend({
        ...settings,
        origin: `http://${firestoreHost}:${firestorePort}`,
      })
    })
  }
  if (env.VITE_BACKEND === 'firebase' && env.VITE_APP_CHECK_KEY !== undefined) {
    const backend = createAppCheckedBackend(loadBackend, printed, isGuest)
    return () => Promise.resolve(backend)
  }
  return lazyBackend(async () => {
    const settings = env as EnvOf<'firebase'> // The type of what is left: the compiler does not narrow it in a closure.
    const { createPublicBackend } = await import('@storefront/adapters/rest')
    return createPublicBackend({
      projectId: settings.VITE_FIREBASE_PROJECT_ID,
      apiKey: settings.VITE_FIREBASE_API_KEY,
    })
  })
}

/**
 * With App Check only the SDK's calls are answered. Guests keep the printed catalogue, and load the SDK with their
 * order, or when they open one; from then on the catalogue is today's.
 */
function createAppCheckedBackend(
  loadBackend: LoadBackend,
  printed: PrintedCatalogue | null,
  isGuest: () => boolean,
): PublicBackend {
  let isLoaded = false
  const load = () => {
    isLoaded = true
    return loadBackend()
  }
  const printedForGuest = () => (isLoaded || !isGuest() ? null : printed)
  return {
    run: async (command, input, press) => (await load()).run(command, input, press),
    orders: { find: async (id) => (await load()).orders.find(id) },
    products: {
      list: async () => printedForGuest()?.products ?? (await loadBackend()).products.list(),
      picture: async (productId) => (await loadBackend()).products.picture(productId),
    },
    settings: {
      shop: async () => printedForGuest()?.settings ?? (await loadBackend()).settings.shop(),
    },
  }
}

/** Reads the demonstration's mailbox; null in a build for any other backend, whose bundle has no code of it. */
export const readDemoMailbox: Services['readDemoMailbox'] =
  import.meta.env.VITE_BACKEND === 'embedded'
    ? async () => {
        const { demoOutbox } = await import('./createDemoBackend.ts')
        return demoOutbox()
      }
    : null

/** Restarts the demonstration; null in a build for any other backend. */
export const restartDemo: Services['restartDemo'] =
  import.meta.env.VITE_BACKEND === 'embedded'
    ? async (start) => {
        const demo = await import('./createDemoBackend.ts')
        await demo.restartDemo(start)
      }
    : null
