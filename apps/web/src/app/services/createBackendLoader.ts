import type { AccountServices } from '../../features/account/accountServices.ts'
import type { Env } from './env.ts'
import {
  lazyBackend,
  type LoadBackend,
  type LoadCatalogue,
  type Log,
  type RestartDemo,
} from '../../shared/services.tsx'

type EnvOf<Backend extends Env['VITE_BACKEND']> = Extract<Env, { VITE_BACKEND: Backend }>

/**
 * Picks the backend that the build names. The comparisons are with the build's own constant, so that
 * a bundle holds no other backend than its own; `env` holds the settings that were checked.
 */
export function createBackendLoader(env: Env, log: Log): LoadBackend {
  if (import.meta.env.VITE_BACKEND === 'local') {
    return lazyBackend(async () => {
      const { createDemoBackend } = await import('./createDemoBackend.ts')
      // Its own code first, then what is done with it: between the two the visitor is heard.
      await new Promise((later) => setTimeout(later))
      return createDemoBackend((env as EnvOf<'local'>).VITE_LATENCY_MS, log)
    })
  }
  if (import.meta.env.VITE_BACKEND === 'emulator') {
    return lazyBackend(async () => {
      const { createFirebaseBackend } = await import('@storefront/adapters/firebase')
      const { emulatorSettings } = await import('./emulatorSettings.ts')
      return createFirebaseBackend({ ...emulatorSettings, log })
    })
  }
  return lazyBackend(async () => {
    const settings = env as EnvOf<'firebase'>
    const { createFirebaseBackend } = await import('@storefront/adapters/firebase')
    return createFirebaseBackend({
      apiKey: settings.VITE_FIREBASE_API_KEY,
      authDomain: settings.VITE_FIREBASE_AUTH_DOMAIN,
      projectId: settings.VITE_FIREBASE_PROJECT_ID,
      appId: settings.VITE_FIREBASE_APP_ID,
      log,
    })
  })
}

/**
 * What everybody may read, of the backend that the build names: from a hosted one over REST, so that
 * a guest loads no SDK; the embedded one has it itself.
 */
export function createCatalogueLoader(env: Env, loadBackend: LoadBackend): LoadCatalogue {
  if (import.meta.env.VITE_BACKEND === 'local') return loadBackend
  if (import.meta.env.VITE_BACKEND === 'emulator') {
    return lazyBackend(async () => {
      const { createCatalogue } = await import('@storefront/adapters/rest')
      const { emulatorSettings } = await import('./emulatorSettings.ts')
      const { firestoreHost, firestorePort } = emulatorSettings.emulators
      return createCatalogue({
        ...emulatorSettings,
        origin: `http://${firestoreHost}:${firestorePort}`,
      })
    })
  }
  return lazyBackend(async () => {
    const settings = env as EnvOf<'firebase'>
    const { createCatalogue } = await import('@storefront/adapters/rest')
    return createCatalogue({
      projectId: settings.VITE_FIREBASE_PROJECT_ID,
      apiKey: settings.VITE_FIREBASE_API_KEY,
    })
  })
}

/**
 * The mailbox of a demonstration; null in a build for any other backend, which holds nothing of it:
 * the comparison is with the build's own constant.
 */
export const readDemoMailbox: AccountServices['readDemoMailbox'] =
  import.meta.env.VITE_BACKEND === 'local'
    ? async () => {
        const { demoOutbox } = await import('./createDemoBackend.ts')
        return demoOutbox()
      }
    : null

/** Starts the demonstration over; null in a build for any other backend, as its mailbox is. */
export const restartDemo: RestartDemo | null =
  import.meta.env.VITE_BACKEND === 'local'
    ? async (start) => {
        const demo = await import('./createDemoBackend.ts')
        await demo.restartDemo(start)
      }
    : null
