import type {
  AgeGateStore,
  GuestCartStore,
  Language,
  SessionHint,
  TabStore,
  TokenStore,
} from '@storefront/domain'

import {
  createTypedEmail,
  createUnsavedProfile,
  type AccountServices,
} from '../../features/account/accountServices.ts'
import type { AdminServices } from '../../features/admin/adminServices.ts'
import { createAgeGate, type AgeGateState } from '../../features/age-gate/ageGateStore.ts'
import { createCart, type CartChannel, type CartStore } from '../../features/cart/createCart.ts'
import type { CheckoutServices } from '../../features/checkout/checkoutServices.ts'
import { createNoticeStore } from '../../shared/notices/NoticeStore.ts'
import type { PrintedCatalogue } from '../../shared/printedCatalogue.ts'
import { createProgress } from '../../shared/progress.ts'
import { clearOnSignOut, createQueryClient } from '../../shared/query/createQueryClient.ts'
import type { LoadBackend, LoadPublicBackend, Log, Services } from '../../shared/services.tsx'
import { createSessionStore } from '../../shared/session/createSessionStore.ts'
import { forgetOnSignOut, type SignOutChannel } from '../../shared/session/forgetOnSignOut.ts'
import {
  createCookieConsentStore,
  type ConsentStorage,
  type CookieConsentStore,
} from '../layout/CookieConsent.tsx'

/** The adapters that the app's services need: the browser's, or a test's. */
export interface ServicePorts {
  readonly loadBackend: LoadBackend
  /** Default: `loadBackend`. */
  readonly loadPublicBackend?: LoadPublicBackend
  /** Default: none. */
  readonly printedCatalogue?: PrintedCatalogue | null
  readonly ageGate: AgeGateStore
  readonly consent: ConsentStorage
  readonly guestCarts: GuestCartStore
  readonly sessionHint: SessionHint
  readonly onSessionHintChange: (listener: () => void) => void
  readonly unsavedCheckout: TabStore
  readonly adminSearches: TabStore
  readonly signOutChannel: SignOutChannel
  readonly tokens: TokenStore
  readonly cartChannel: CartChannel
  /** Whether the live site is a newer release than this page. Never rejects. */
  readonly isNewRelease: () => Promise<boolean>
  readonly rememberLanguage: (language: Language) => void
  readonly readDemoMailbox: AccountServices['readDemoMailbox']
  readonly restartDemo: AdminServices['restartDemo']
  /** ms since 1970. */
  readonly now: () => number
  readonly log: Log
}

/** All services: the shared ones and those of the features. They outlive a page. */
export interface AppServices extends Services, AccountServices, AdminServices, CheckoutServices {
  readonly ageGate: AgeGateState
  readonly cart: CartStore
  readonly consent: CookieConsentStore
  /** Starts the session check, reads the cart, and listens to other tabs. */
  start(): void
}

export function createServices(ports: ServicePorts): AppServices {
  const { loadBackend, log, now, readDemoMailbox, rememberLanguage } = ports
  const { unsavedCheckout, adminSearches, signOutChannel, restartDemo } = ports
  const { printedCatalogue = null } = ports
  const loadPublicBackend = ports.loadPublicBackend ?? loadBackend
  const notices = createNoticeStore()
  async function checkRelease(): Promise<boolean> {
    const isNew = await ports.isNewRelease()
    if (isNew) notices.showUntilSolved('new-release')
    return isNew
  }
  const session = createSessionStore({ ...ports, notices })
  const queryClient = createQueryClient(session, checkRelease)
  const cart = createCart({ ...ports, queryClient, notices, session })
  // After the cart, which keeps what is not saved yet when a session ends by itself.
  clearOnSignOut(queryClient, session)
  forgetOnSignOut([unsavedCheckout, adminSearches], session, signOutChannel)
  return {
    loadBackend,
    loadPublicBackend,
    printedCatalogue,
    queryClient,
    ageGate: createAgeGate(ports.ageGate),
    cart,
    consent: createCookieConsentStore(ports.consent),
    notices,
    progress: createProgress(),
    session,
    typedEmail: createTypedEmail(session),
    unsavedCheckout,
    adminSearches,
    unsavedProfile: createUnsavedProfile(session),
    checkRelease,
    rememberLanguage,
    readDemoMailbox,
    restartDemo,
    now,
    log,
    start() {
      session.start()
      cart.start()
    },
  }
}
