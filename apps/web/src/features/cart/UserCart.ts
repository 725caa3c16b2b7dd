import type {
  Cart,
  CartAction,
  CartOutbox,
  CartRepository,
  OutageCode,
  Result,
} from '@storefront/domain'

import type { Log } from '../../shared/services.tsx'
import type { ReadableStore } from '../../shared/store.ts'

/** What the visitor has to know while tries fail. */
export type CartTrouble = 'cart-not-loaded' | 'cart-not-saved'

export interface UserCartState {
  /** What is stored with everything on top that is still to be stored. */
  readonly cart: Cart
  /** True until what is stored was answered for the first time. */
  readonly isLoading: boolean
  /** From a failed try to the next that succeeds; null when the visitor misses nothing by it. */
  readonly trouble: CartTrouble | null
}

/** One user's cart: shows changes at once and saves them in order, each exactly once. */
export interface UserCart extends ReadableStore<UserCartState> {
  enqueue(actions: readonly CartAction[], changeId: string): void
  /**
   * Loads what another tab or device stored, and tries at once what is still to be stored. Gives the
   * cart as it is then; after an outage it goes on trying by itself.
   */
  sync(): Promise<Result<Cart, OutageCode>>
  /** Ends it: nothing is tried, told or shown any more, whatever is under way. */
  stop(): void
}

export interface UserCartOptions {
  readonly uid: string
  /** Holds what is still to be stored; the next visit goes on with it. */
  readonly outbox: CartOutbox
  readonly loadCarts: () => Promise<CartRepository>
  /** Hears of each change that is stored. */
  readonly onSaved: (changeId: string) => void
  readonly log: Log
}
