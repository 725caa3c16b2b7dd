import {
  outageCodeOf,
  type AgeGateStore,
  type ConsentStore,
  type GuestCartStore,
  type SessionHint,
  type TokenStore,
} from '@storefront/domain'

import {
  createTypedEmail,
  createUnsavedProfile,
} from '../../features/account/access/accountServices.ts'
import { createAgeGate } from '../../features/brand/age-gate/ageGateStore.ts'
import { createCart, type CartChannel } from '../../features/shop/cart/createCart.ts'
import { createNoticeStore } from '../../shared/notices/NoticeStore.ts'
import type { PrintedCatalogue } from '../../shared/printedCatalogue.ts'
import { clearOnSignOut, createQueryClient } from '../../shared/query/createQueryClient.ts'
import type { LoadPublicBackend, Services } from '../../shared/services.tsx'
import { createSessionStore } from '../../shared/session/createSessionStore.ts'
import { forgetOnSignOut, type SignOutChannel } from '../../shared/session/forgetOnSignOut.ts'
import { createCookieConsentStore } from '../layout/CookieConsent.tsx'

/** The adapters that the app's services need: the browser's, or a test's. */
export interface ServicePorts extends Pick<
  Services,
  | 'loadBackend'
  | 'unsavedCheckout'
  | 'orderPress'
  | 'guestOrders'
  | 'adminSearches'
  | 'readDemoMailbox'
  | 'restartDemo'
  | 'now'
  | 'log'
> {
  /** Default: `loadBackend`. */
  readonly loadPublicBackend?: LoadPublicBackend
  /** Default: none. */
  readonly printedCatalogue?: PrintedCatalogue | null
  readonly ageGate: AgeGateStore
  readonly consent: ConsentStore
  readonly guestCarts: GuestCartStore
  readonly sessionHint: SessionHint
  readonly onSessionHintChange: (listener: () => void) => void
  readonly signOutChannel: SignOutChannel
  readonly tokens: TokenStore
  readonly cartChannel: CartChannel
  readonly mergeInTurn: <T>(merge: () => Promise<T>) => Promise<T>
}

export interface AppServices extends Services {
  /** Starts the session check, reads the cart, and listens to other tabs. */
  start(): void
}

export function createServices(ports: ServicePorts): AppServices {
  const notices = createNoticeStore()
  /** Offers a reload when the code of the backend is lost. */
  const offeringReload =
    <Loaded>(load: () => Promise<Loaded>) =>
    () =>
      load().catch((cause: unknown) => {
        if (outageCodeOf(cause) === 'code-lost') notices.show('code-lost', 'warning')
        throw cause
      })
  const loadBackend = offeringReload(ports.loadBackend)
  const session = createSessionStore({ ...ports, loadBackend, notices })
  const queryClient = createQueryClient(session)
  const cart = createCart({ ...ports, loadBackend, queryClient, notices, session })
  // After the cart, which keeps what is not saved yet when a session ends by itself.
  clearOnSignOut(queryClient, session)
  const { unsavedCheckout, orderPress, adminSearches, signOutChannel } = ports
  forgetOnSignOut([unsavedCheckout, orderPress, adminSearches], session, signOutChannel)
  return {
    ...ports,
    loadBackend,
    loadPublicBackend: offeringReload(ports.loadPublicBackend ?? ports.loadBackend),
    printedCatalogue: ports.printedCatalogue ?? null,
    queryClient,
    ageGate: createAgeGate(ports.ageGate),
    cart,
    consent: createCookieConsentStore(ports.consent),
    notices,
    session,
    typedEmail: createTypedEmail(session),
    unsavedProfile: createUnsavedProfile(session),
    start() {
      session.start()
      cart.start()
    },
  }
}
