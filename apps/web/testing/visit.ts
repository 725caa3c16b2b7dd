import {
  addEmbeddedHistory,
  createEmbeddedBackend,
  embeddedStorageKeys,
  memoryStorage,
  type EmbeddedHistory,
} from '@storefront/adapters/embedded'
import { mapRecord, type Backend, type Cart, type Credentials } from '@storefront/domain'

import { demoSeed, demoSeedWithHistory } from '../src/app/services/createDemoBackend.ts'
import type { AppServices, ServicePorts } from '../src/app/services/createServices.ts'
import { demoHistory } from '../src/app/services/demo/demoHistory.ts'
import { createTestPorts, createTestServices, testNow } from './createTestServices.ts'

/** Some calls of the backend's ports, in place of its own. */
export type Calls = Partial<Pick<Backend, 'run'>> & {
  readonly [Port in Exclude<keyof Backend, 'run'>]?: Partial<Backend[Port]>
}

/** A backend with some calls replaced. */
export function withCalls(backend: Backend, { run = backend.run, ...calls }: Calls): Backend {
  const { run: _, ...ports } = backend
  const replaced = mapRecord(ports, (port, name) => ({ ...port, ...calls[name] }))
  // Each port still has all of its calls.
  return { ...replaced, run } as Backend
}

/** The state of the site in a story or a test. */
export interface Visit {
  /** The account that signs in. Default and null: a guest. */
  readonly person?: Credentials | null
  /** Whether that was too long ago for what needs a recent sign-in. Default: false. */
  readonly isSignInOld?: boolean
  /** The visitor's cart. */
  readonly cart?: Cart
  /**
   * What has happened in the shop before; `demo` for the demonstration's orders. Default: it has just opened. A
   * function, since Storybook merges the objects in the parameters of a story and of its meta.
   */
  readonly past?: (() => EmbeddedHistory) | 'demo'
  /** Replaces calls of the backend, once the visitor has signed in and filled the cart. */
  readonly backend?: (backend: Backend) => Calls
  /** Replaces other ports. */
  readonly ports?: Partial<Omit<ServicePorts, 'loadBackend'>>
  /** Runs last, for everything else. */
  readonly prepare?: (services: AppServices) => unknown
}

/** The services of a visit, on the embedded backend. */
export async function visit({
  person = null,
  isSignInOld = false,
  cart = [],
  past,
  backend: replace,
  ports,
  prepare,
}: Visit = {}): Promise<AppServices> {
  const storage = memoryStorage()
  if (past !== undefined) {
    const [seed, history] =
      past === 'demo' ? [demoSeedWithHistory, demoHistory(testNow)] : [demoSeed, past()]
    await addEmbeddedHistory(storage, seed, testNow, history)
  }
  const testPorts = createTestPorts(storage)
  const backend = await testPorts.loadBackend()
  let answering = backend
  const services = createTestServices({
    ...testPorts,
    ...ports,
    loadBackend: () => Promise.resolve(answering),
  })
  services.start()
  storages.set(services, storage)
  if (person !== null) await services.session.signIn(({ auth }) => auth.signIn(person))
  if (isSignInOld) storage.setItem(embeddedStorageKeys.signedInAt, '0')
  await fillCart(services, cart)
  answering = withCalls(backend, replace?.(backend) ?? {})
  await prepare?.(services)
  return services
}

/** Puts lines into the visitor's cart; a user's is then as it is once it has loaded. */
async function fillCart({ session, cart, loadBackend, queryClient }: AppServices, lines: Cart) {
  const visitor = session.get()
  if (visitor.status !== 'signed-in') {
    for (const line of lines) cart.add(line)
  } else if (lines.length > 0) {
    const { uid } = visitor.account
    const { carts } = await loadBackend()
    for (const line of lines) await carts.setLine(uid, line)
    await queryClient.prefetchQuery(cart.query(uid))
  }
}

const storages = new WeakMap<AppServices, ReturnType<typeof memoryStorage>>()

/**
 * The same shop in another browser, in which somebody of its past has signed in with Google. What happens there
 * happened a second ago.
 */
export async function otherBrowser(services: AppServices, googleEmail: string): Promise<Backend> {
  const shared = storages.get(services)
  if (shared === undefined) throw new Error('These services are not those of a visit')
  const own = memoryStorage()
  const storageOf = (key: string) => (key === embeddedStorageKeys.database ? shared : own)
  const backend = createEmbeddedBackend({
    storage: {
      getItem: (key) => storageOf(key).getItem(key),
      setItem: (key, value) => storageOf(key).setItem(key, value),
      removeItem: (key) => storageOf(key).removeItem(key),
    },
    clock: () => testNow - 1_000,
    seed: demoSeed,
    googleEmail,
  })
  await backend.auth.signInWithGoogle()
  return backend
}

/** A promise that never settles. */
export const noAnswer = (): Promise<never> => new Promise(() => undefined)
