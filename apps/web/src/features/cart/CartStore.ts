import type {
  Cart,
  CartAction,
  CartErrorCode,
  CartOutbox,
  GuestCartStore,
  OutageCode,
  Result,
  Session,
} from '@storefront/domain'

import type { LoadBackend, Log } from '../../shared/services.tsx'
import type { NoticeStore } from '../../shared/notices/NoticeStore.ts'
import type { ReadableStore } from '../../shared/store.ts'

/** How the tabs of one browser tell each other that a cart has changed. */
export interface CartChannel {
  post(): void
  listen(listener: () => void): () => void
}

export interface CartStore extends ReadableStore<Cart> {
  /** True until it is known what is in the cart; what was put there meanwhile shows already. */
  readonly isLoading: ReadableStore<boolean>
  /** Does the action on the visitor's cart; the screen shows it at once, saving follows. */
  readonly dispatch: (action: CartAction) => Result<Cart, CartErrorCode>
  /** Brings the cart and what is stored into step, and gives it as it is then. */
  readonly sync: () => Promise<Result<Cart, OutageCode>>
  /** To be told that an order has emptied what is stored: every tab looks again. */
  readonly onOrderPlaced: () => void
  /** Reads the guest's cart and follows session, other tabs and the network from now on. */
  start(): void
}

export interface CartPorts {
  readonly guestCarts: GuestCartStore
  readonly outbox: CartOutbox
  readonly session: ReadableStore<Session>
  readonly loadBackend: LoadBackend
  readonly channel: CartChannel
  readonly notices: NoticeStore
  readonly newId: () => string
  /** Calls back when the network returns. */
  readonly onOnline: (listener: () => void) => void
  readonly log: Log
}
