import {
  browserStorage,
  createAgeGateStore,
  createConsentStore,
  createGuestCartStore,
  createSessionHint,
  createOwnedTextStore,
} from '@storefront/adapters/browser'
import { createEmbeddedBackend, embeddedOutbox, memoryStorage } from '@storefront/adapters/embedded'

import { demoSeed } from '../src/app/services/createDemoBackend.ts'
import {
  createServices,
  type AppServices,
  type ServicePorts,
} from '../src/app/services/createServices.ts'

/** The current time of tests and stories, in ms since 1970. */
export const testNow = Date.UTC(2026, 10, 20, 15)

/**
 * The ports of a guest who has passed the gate, on the embedded backend, all in memory. Pass `storage` to
 * inspect what is stored, or to simulate a second visit.
 */
export function createTestPorts(storage = memoryStorage()): ServicePorts {
  const remembered = browserStorage(() => storage)
  const backend = createEmbeddedBackend({ storage, clock: () => testNow, seed: demoSeed })
  createAgeGateStore(remembered).remember()
  return {
    loadBackend: () => Promise.resolve(backend),
    ageGate: createAgeGateStore(remembered),
    consent: createConsentStore(remembered),
    guestCarts: createGuestCartStore(remembered),
    sessionHint: createSessionHint(remembered),
    onSessionHintChange: () => undefined,
    unsavedCheckout: createOwnedTextStore(remembered, 'unsavedCheckout'),
    orderPress: createOwnedTextStore(remembered, 'orderPress'),
    guestOrders: createOwnedTextStore(remembered, 'guestOrders'),
    adminSearches: createOwnedTextStore(remembered, 'adminSearches'),
    signOutChannel: { post: () => undefined, listen: () => undefined },
    tokens: { save: () => Promise.resolve(), clear: () => Promise.resolve() },
    mergeInTurn: (merge) => merge(),
    cartChannel: { post: () => undefined, listen: () => () => undefined },
    readDemoMailbox: () => Promise.resolve(embeddedOutbox(storage)),
    restartDemo: () => Promise.resolve(),
    now: () => testNow,
    log: () => undefined,
  }
}

/** The services on `createTestPorts()`, with some ports replaced. */
export function createTestServices(ports: Partial<ServicePorts> = {}): AppServices {
  return createServices({ ...createTestPorts(), ...ports })
}
