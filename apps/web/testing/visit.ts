import { addEmbeddedHistory, memoryStorage } from '@storefront/adapters/embedded'
import type { Backend, Cart, Credentials } from '@storefront/domain'

import { demoSeed } from '../src/app/services/createDemoBackend.ts'
import type { AppServices, ServicePorts } from '../src/app/services/createServices.ts'
import { demoHistory } from '../src/app/services/demo/demoHistory.ts'
import { createTestPorts, createTestServices, testNow } from './createTestServices.ts'

/** The state of the site in a story or a test. */
export interface Visit {
  /** The account that signs in. Default and null: a guest. */
  readonly person?: Credentials | null
  /** The visitor's cart. */
  readonly cart?: Cart
  /** Whether the shop has the demonstration's orders. Default: it has just opened. */
  readonly hasPast?: boolean
  /** Replaces ports of the backend, once the visitor has signed in and filled the cart. */
  readonly backend?: (backend: Backend) => Partial<Backend>
  /** Replaces other ports. */
  readonly ports?: Partial<Omit<ServicePorts, 'loadBackend'>>
  /** Runs last, for everything else. */
  readonly prepare?: (services: AppServices) => unknown
}

/** The services of a visit, on the embedded backend. */
export async function visit({
  person = null,
  cart = [],
  hasPast = false,
  backend: replace,
  ports,
  prepare,
}: Visit = {}): Promise<AppServices> {
  const storage = memoryStorage()
  if (hasPast) addEmbeddedHistory(storage, demoSeed, testNow, await demoHistory(testNow))
  const testPorts = createTestPorts(storage)
  const backend = await testPorts.loadBackend()
  let answering = backend
  const services = createTestServices({
    ...testPorts,
    ...ports,
    loadBackend: () => Promise.resolve(answering),
  })
  services.start()
  if (person !== null) await services.session.signIn(({ auth }) => auth.signIn(person))
  for (const line of cart) services.cart.dispatch({ type: 'add', line })
  answering = { ...backend, ...replace?.(backend) }
  await prepare?.(services)
  return services
}

/** A promise that never settles. */
export const noAnswer = (): Promise<never> => new Promise(() => undefined)
