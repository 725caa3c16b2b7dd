import type {
  AgeGateStore,
  CartOutbox,
  GuestCartStore,
  Language,
  OrderAttempt,
  SessionTrace,
  TokenStore,
} from '@storefront/domain'

import {
  createUnsavedProfile,
  type UnsavedProfile,
} from '../features/account/createUnsavedProfile.ts'
import { type AgeGate, createAgeGate } from '../features/age-gate/createAgeGate.ts'
import type { CartChannel, CartStore } from '../features/cart/CartStore.ts'
import { createCartStore } from '../features/cart/createCartStore.ts'
import { createNoticeStore, type NoticeStore } from '../notices/NoticeStore.ts'
import { createSessionStore } from '../session/createSessionStore.ts'
import type { SessionStore } from '../session/SessionStore.ts'
import {
  type ConsentMemory,
  type CookieConsentStore,
  createCookieConsentStore,
} from '../shell/createCookieConsentStore.ts'
import type { ReadDemoMailbox } from './demoMailbox.ts'
import type { LoadBackend } from './lazyBackend.ts'
import type { Log } from './Log.ts'

/** What the app's stores stand on; the browser's adapters, or a test's. */
export interface ServicePorts {
  readonly loadBackend: LoadBackend
  readonly ageGate: AgeGateStore
  readonly consent: ConsentMemory
  readonly guestCarts: GuestCartStore
  readonly cartOutbox: CartOutbox
  readonly trace: SessionTrace
  readonly orderAttempt: OrderAttempt
  readonly tokens: TokenStore
  readonly cartChannel: CartChannel
  readonly rememberLanguage: (language: Language) => void
  readonly readDemoMailbox: ReadDemoMailbox | null
  readonly onOnline: (listener: () => void) => void
  readonly newId: () => string
  /** ms since 1970. */
  readonly now: () => number
  readonly log: Log
}

/** Everything a page may ask for that outlives it. */
export interface Services {
  readonly loadBackend: LoadBackend
  readonly ageGate: AgeGate
  readonly cart: CartStore
  readonly consent: CookieConsentStore
  readonly notices: NoticeStore
  readonly orderAttempt: OrderAttempt
  readonly session: SessionStore
  readonly unsavedProfile: UnsavedProfile
  readonly rememberLanguage: (language: Language) => void
  readonly readDemoMailbox: ReadDemoMailbox | null
  readonly now: () => number
  readonly log: Log
  /** Starts what goes on by itself: the session's check, the cart's synchronising. */
  start(): void
}

export function createServices(ports: ServicePorts): Services {
  const { loadBackend, log, now, orderAttempt, readDemoMailbox, rememberLanguage } = ports
  const notices = createNoticeStore()
  const session = createSessionStore({ ...ports, notices })
  const cart = createCartStore({
    ...ports,
    outbox: ports.cartOutbox,
    channel: ports.cartChannel,
    notices,
    session,
  })
  return {
    loadBackend,
    ageGate: createAgeGate(ports.ageGate),
    cart,
    consent: createCookieConsentStore(ports.consent),
    notices,
    orderAttempt,
    session,
    unsavedProfile: createUnsavedProfile(session),
    rememberLanguage,
    readDemoMailbox,
    now,
    log,
    start() {
      session.start()
      cart.start()
    },
  }
}
