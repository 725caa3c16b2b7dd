import type { Backend, Cart, Credentials } from '@storefront/domain'

import type { Services } from '../services/createServices.ts'
import { createTestPorts, createTestServices } from './createTestServices.ts'

interface Visit {
  /** Who signs in. Default: a guest. */
  readonly person?: Credentials
  /** What the visitor has put into the cart. */
  readonly cart?: Cart
  /** Ports of the backend that behave otherwise once the visitor is where the story begins. */
  readonly otherwise?: (backend: Backend) => Partial<Backend>
}

/** The services of a visit under way, on the embedded backend. */
export async function visit({ person, cart = [], otherwise }: Visit = {}): Promise<Services> {
  const ports = createTestPorts()
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
