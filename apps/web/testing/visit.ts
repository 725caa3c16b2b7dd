import { addLocalHistory, memoryStorage } from '@storefront/adapters/local'
import type { Backend, Cart, Credentials } from '@storefront/domain'

import { demoHistory } from '../src/app/services/demo/demoHistory.ts'
import { demoSeed } from '../src/app/services/createDemoBackend.ts'
import type { AppServices } from '../src/app/services/createServices.ts'
import { createTestPorts, createTestServices, testNow } from './createTestServices.ts'

interface Visit {
  /** Who signs in. Default: a guest. */
  readonly person?: Credentials
  /** The shop has the demonstration's two months behind it. Default: it has just opened. */
  readonly hasPast?: boolean
  /** What the visitor has put into the cart. */
  readonly cart?: Cart
  /** Ports of the backend that behave otherwise once the visitor is where the story begins. */
  readonly otherwise?: (backend: Backend) => Partial<Backend>
}

/** The services of a visit under way, on the embedded backend. */
export async function visit({
  person,
  hasPast = false,
  cart = [],
  otherwise,
}: Visit = {}): Promise<AppServices> {
  const storage = memoryStorage()
  if (hasPast) addLocalHistory(storage, demoSeed, testNow, demoHistory(testNow))
  const ports = createTestPorts(storage)
  const backend = await ports.loadBackend()
  let answering = backend
  const services = createTestServices({
    ...ports,
    loadBackend: () => Promise.resolve(answering),
  })
  services.start()
  if (person !== undefined) await services.session.signIn(({ auth }) => auth.signIn(person))
  for (const line of cart) services.cart.dispatch({ type: 'add', line })
  answering = { ...backend, ...otherwise?.(backend) }
  return services
}

/** An answer that never comes. */
export const noAnswer = (): Promise<never> => new Promise(() => undefined)
