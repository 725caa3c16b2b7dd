import type {
  AgeGateStore,
  CartOutbox,
  GuestCartStore,
  Language,
  OrderIdempotencyKey,
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
import {
  createCartStore,
  type CartChannel,
  type CartStore,
} from '../../features/cart/createCartStore.ts'
import type { CheckoutServices } from '../../features/checkout/checkoutServices.ts'
import { createNoticeStore } from '../../shared/notices/NoticeStore.ts'
import type { PrintedCatalogue } from '../../shared/printedCatalogue.ts'
import { createProgress } from '../../shared/progress.ts'
import { createQueryClient } from '../../shared/query/createQueryClient.ts'
import type { LoadBackend, LoadCatalogue, Log, Services } from '../../shared/services.tsx'
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
  readonly loadCatalogue?: LoadCatalogue
  /** Default: none. */
  readonly printedCatalogue?: PrintedCatalogue | null
  readonly ageGate: AgeGateStore
  readonly consent: ConsentStorage
  readonly guestCarts: GuestCartStore
  readonly cartOutbox: CartOutbox
  readonly sessionHint: SessionHint
  readonly onSessionHintChange: (listener: () => void) => void
  readonly orderIdempotencyKey: OrderIdempotencyKey
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
  readonly onOnline: (listener: () => void) => void
  readonly newId: () => string
  /** ms since 1970. */
  readonly now: () => number
  readonly log: Log
}

/** All services: the shared ones and those of the features. They outlive a page. */
export interface AppServices extends Services, AccountServices, AdminServices, CheckoutServices {
  readonly ageGate: AgeGateState
  readonly cart: CartStore
  readonly consent: CookieConsentStore
  /** Starts the session check and the cart's synchronisation. */
  start(): void
}

export function createServices(ports: ServicePorts): AppServices {
  const { loadBackend, log, now, orderIdempotencyKey, readDemoMailbox, rememberLanguage } = ports
  const { unsavedCheckout, adminSearches, signOutChannel, restartDemo } = ports
  const { printedCatalogue = null } = ports
  const loadCatalogue = ports.loadCatalogue ?? loadBackend
  const notices = createNoticeStore()
  async function checkRelease(): Promise<boolean> {
    const isNew = await ports.isNewRelease()
    if (isNew) notices.showUntilSolved('new-release')
    return isNew
  }
  const session = createSessionStore({ ...ports, notices })
  const cart = createCartStore({
    ...ports,
    outbox: ports.cartOutbox,
    channel: ports.cartChannel,
    notices,
    session,
    checkRelease,
  })
  forgetOnSignOut([unsavedCheckout, adminSearches], session, signOutChannel)
  return {
    loadBackend,
    loadCatalogue,
    printedCatalogue,
    queryClient: createQueryClient(session, checkRelease),
    ageGate: createAgeGate(ports.ageGate),
    cart,
    consent: createCookieConsentStore(ports.consent),
    notices,
    progress: createProgress(),
    orderIdempotencyKey,
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
