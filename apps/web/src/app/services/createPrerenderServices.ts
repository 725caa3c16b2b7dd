import { emptyCart, Outage, type OwnedTextStore } from '@storefront/domain'

import type { PrintedCatalogue } from '../../shared/printedCatalogue.ts'
import { createServices, type AppServices } from './createServices.ts'

const noText: OwnedTextStore = { read: () => null, write: () => undefined, clear: () => undefined }

/** Creates the services for prerendering: without storage and without a backend. */
export function createPrerenderServices(
  printedCatalogue: PrintedCatalogue | null = null,
): AppServices {
  return createServices({
    printedCatalogue,
    loadBackend: () => Promise.reject(new Outage('offline', 'There is no backend while building')),
    ageGate: { isVerified: () => false, remember: () => false },
    consent: { read: () => null, remember: () => false },
    guestCarts: {
      read: () => ({ id: '', cart: emptyCart }),
      write: () => false,
      take: () => undefined,
    },
    sessionHint: { exists: () => false, save: () => undefined, remove: () => undefined },
    onSessionHintChange: () => undefined,
    unsavedCheckout: noText,
    orderPress: noText,
    guestOrders: noText,
    adminSearches: noText,
    signOutChannel: { post: () => undefined, listen: () => undefined },
    tokens: { save: () => Promise.resolve(), clear: () => Promise.resolve() },
    mergeInTurn: (merge) => merge(),
    cartChannel: { post: () => undefined, listen: () => () => undefined },
    readDemoMailbox: null,
    restartDemo: null,
    now: Date.now,
    log: () => undefined,
  })
}
