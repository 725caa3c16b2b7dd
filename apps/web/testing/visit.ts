import { addLocalHistory, memoryStorage } from '@storefront/adapters/local'
import type { Backend, Cart, Credentials } from '@storefront/domain'

import { demoHistory } from '../src/app/services/demo/demoHistory.ts'
import { demoSeed } from '../src/app/services/createDemoBackend.ts'
import type { AppServices, ServicePorts } from '../src/app/services/createServices.ts'
import { createTestPorts, createTestServices, testNow } from './createTestServices.ts'

/** The state in which a story or a test finds the site. */
export interface Visit {
  /** Who signs in. Default, and null: a guest. */
  readonly person?: Credentials | null
  /** What the visitor has put into the cart. */
  readonly cart?: Cart
  /** The shop has the demonstration's two months behind it. Default: it has just opened. */
  readonly hasPast?: boolean
  /** Replaces ports of the backend, once the visitor has signed in and filled the cart. */
  readonly backend?: (backend: Backend) => Partial<Backend>
  /** Replaces ports that are not the backend's. */
  readonly ports?: Partial<Omit<ServicePorts, 'loadBackend'>>
  /** Runs last, for what no other field can say. */
  readonly prepare?: (services: AppServices) => unknown
}

/** The services of a visit under way, on the embedded backend. */
export async function visit({
  person = null,
  cart = [],
  hasPast = false,
  backend: replace,
  ports,
  prepare,
}: Visit = {}): Promise<AppServices> {
  const storage = memoryStorage()
  if (hasPast) addLocalHistory(storage, demoSeed, testNow, demoHistory(testNow))
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

/** An answer that never comes. */
export const noAnswer = (): Promise<never> => new Promise(() => undefined)
