import {
  cartReducer,
  emptyCart,
  err,
  ok,
  outageCodeOf,
  type Cart,
  type CartAction,
  type CartOutbox,
  type CartRepository,
  type OutageCode,
  type Result,
} from '@storefront/domain'

import type { CheckRelease, Log } from '../../shared/services.tsx'
import { createStore, type ReadableStore } from '../../shared/store.ts'

/** The notice that the visitor gets while synchronising fails. */
export type CartSyncError = 'cart-not-loaded' | 'cart-not-saved'

interface UserCartState {
  /** The stored cart with all pending changes applied. */
  readonly cart: Cart
  /** True until the stored cart has loaded for the first time. */
  readonly isLoading: boolean
  /** Set from a failed attempt until the next that succeeds; null while no failure affects the visitor. */
  readonly syncError: CartSyncError | null
}

/** One user's cart: shows changes at once and saves them in order, each exactly once. */
export interface UserCart extends ReadableStore<UserCartState> {
  enqueue(actions: readonly CartAction[], changeId: string): void
  /**
   * Reloads the stored cart, which another tab or device may have changed, saves pending changes and
   * returns the cart after that. After an outage it keeps retrying, unless a newer release refuses.
   */
  sync(): Promise<Result<Cart, OutageCode>>
  /** Discards pending changes and ends all saving, retries and notifications, even those under way. */
  stop(): void
}

export interface UserCartOptions {
  readonly uid: string
  /** Keeps pending changes, which the next visit saves. */
  readonly outbox: CartOutbox
  readonly loadCarts: () => Promise<CartRepository>
  /** Called for each change that has been saved. */
  readonly onSaved: (changeId: string) => void
  readonly checkRelease: CheckRelease
  readonly log: Log
}

/** The wait before the first retry doubles with each failure, up to the longest; in ms. */
const firstRetryMs = 1_000
const longestRetryMs = 30_000

export function createUserCart(options: UserCartOptions): UserCart {
  const { uid, outbox, loadCarts, onSaved, checkRelease, log } = options
  const store = createStore<UserCartState>({ cart: emptyCart, isLoading: true, syncError: null })
  let stored: Cart | null = null
  let running: Promise<void> | null = null
  let isStale = true
  let isStopped = false
  let failures = 0
  let outage: OutageCode | null = null
  let retry: ReturnType<typeof setTimeout> | undefined

  /** Read each time, as other tabs add changes and save them too. */
  const pending = () => outbox.read(uid)

  function publish(): void {
    const actions = pending().flatMap((change) => change.actions)
    store.set({
      cart: actions.reduce(cartReducer, stored ?? emptyCart),
      isLoading: stored === null,
      syncError: outage === null ? null : currentSyncError(),
    })
  }

  function currentSyncError(): CartSyncError | null {
    if (pending().length > 0) return 'cart-not-saved'
    return stored === null ? 'cart-not-loaded' : null
  }

  async function run(): Promise<void> {
    if (isStopped) return
    running ??= synchronise()
    await running
  }

  async function synchronise(): Promise<void> {
    clearTimeout(retry)
    try {
      const carts = await loadCarts()
      while ((isStale || pending().length > 0) && !isStopped) await saveOrLoadOnce(carts)
    } catch (cause) {
      await fail(cause)
    } finally {
      // Set without an `await` after the loop's last check: changes from here on start a new run.
      running = null
    }
  }

  async function saveOrLoadOnce(carts: CartRepository): Promise<void> {
    const [change] = pending()
    isStale = false
    const answer = await (change === undefined ? carts.load(uid) : carts.change(uid, change))
    if (isStopped) return
    stored = answer
    failures = 0
    outage = null
    if (change !== undefined) {
      outbox.remove(uid, change.id)
      onSaved(change.id)
    }
    publish()
  }

  async function fail(cause: unknown): Promise<void> {
    if (isStopped) return
    log('The cart could not be synchronised', cause)
    isStale = true
    failures += 1
    outage = outageCodeOf(cause)
    publish()
    if (outage === 'permission-denied' && (await checkRelease())) {
      // No attempt of this page can succeed; the reloaded page saves what is pending.
      outage = 'new-release'
      return
    }
    if (isStopped) return
    const wait = Math.min(firstRetryMs * 2 ** (failures - 1), longestRetryMs)
    retry = setTimeout(() => void run(), wait)
  }

  publish()

  return {
    get: store.get,
    subscribe: store.subscribe,
    enqueue(actions, id) {
      outbox.add(uid, { id, actions })
      publish()
      void run()
    },
    async sync() {
      isStale = true
      await run()
      return outage === null ? ok(store.get().cart) : err(outage)
    },
    stop() {
      isStopped = true
      for (const { id } of pending()) outbox.remove(uid, id)
      clearTimeout(retry)
    },
  }
}
