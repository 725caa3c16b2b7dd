import {
  type Cart,
  type CartAction,
  type CartOutbox,
  type CartRepository,
  cartReducer,
  emptyCart,
  err,
  ok,
  type OutageCode,
  outageCodeOf,
  type Result,
} from '@storefront/domain'

import type { Log } from '../../shared/services.tsx'
import { createStore, type ReadableStore } from '../../shared/store.ts'

/** What the visitor has to know while tries fail. */
export type CartTrouble = 'cart-not-loaded' | 'cart-not-saved'

interface UserCartState {
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

/** Milliseconds before the first and the longest wait between two tries. */
const firstRetryMs = 1_000
const longestRetryMs = 30_000

export function createUserCart(options: UserCartOptions): UserCart {
  const { uid, outbox, loadCarts, onSaved, log } = options
  const store = createStore<UserCartState>({ cart: emptyCart, isLoading: true, trouble: null })
  let stored: Cart | null = null
  let running: Promise<void> | null = null
  let isStale = true
  let isStopped = false
  let failures = 0
  let outage: OutageCode | null = null
  let retry: ReturnType<typeof setTimeout> | undefined

  /** Other tabs add to it and save what is in it, too. */
  const pending = () => outbox.read(uid)

  function show(): void {
    const actions = pending().flatMap((change) => change.actions)
    store.set({
      cart: actions.reduce(cartReducer, stored ?? emptyCart),
      isLoading: stored === null,
      trouble: outage === null ? null : missed(),
    })
  }

  function missed(): CartTrouble | null {
    if (pending().length > 0) return 'cart-not-saved'
    return stored === null ? 'cart-not-loaded' : null
  }

  async function run(): Promise<void> {
    if (isStopped) return
    running ??= saveAndLoad()
    await running
  }

  async function saveAndLoad(): Promise<void> {
    clearTimeout(retry)
    try {
      const carts = await loadCarts()
      while ((isStale || pending().length > 0) && !isStopped) await takeStep(carts)
    } catch (cause) {
      fail(cause)
    } finally {
      // Nothing may be awaited since the loop looked: what is done from here on starts a new run.
      running = null
    }
  }

  async function takeStep(carts: CartRepository): Promise<void> {
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
    show()
  }

  function fail(cause: unknown): void {
    if (isStopped) return
    log('The cart could not be synchronised', cause)
    isStale = true
    failures += 1
    outage = outageCodeOf(cause)
    show()
    const wait = Math.min(firstRetryMs * 2 ** (failures - 1), longestRetryMs)
    retry = setTimeout(() => void run(), wait)
  }

  show()

  return {
    get: store.get,
    subscribe: store.subscribe,
    enqueue(actions, id) {
      outbox.add(uid, { id, actions })
      show()
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
