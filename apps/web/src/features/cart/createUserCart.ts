import {
  type Cart,
  type CartAction,
  type CartChange,
  type CartRepository,
  cartReducer,
  emptyCart,
} from '@storefront/domain'

import type { Log } from '../../composition/Log.ts'
import { createStore, type ReadableStore } from '../../store/createStore.ts'

/** Milliseconds before the first and the longest wait between two tries to save. */
const firstRetryMs = 1_000
const longestRetryMs = 30_000

export interface UserCartState {
  /** What is stored with everything on top that is still to be stored. */
  readonly cart: Cart
  /** True after a failed save until one succeeds. */
  readonly isUnsaved: boolean
}

/** One user's cart: shows changes at once and saves them in order, each exactly once. */
export interface UserCart extends ReadableStore<UserCartState> {
  do(actions: readonly CartAction[], changeId: string): void
  /** Loads what another tab or device stored, and tries at once what is still to be stored. */
  sync(): void
  stop(): void
}

export interface UserCartOptions {
  readonly uid: string
  readonly loadCarts: () => Promise<CartRepository>
  /** Hears of each change that is stored. */
  readonly onSaved: (changeId: string) => void
  readonly log: Log
}

export function createUserCart({ uid, loadCarts, onSaved, log }: UserCartOptions): UserCart {
  const store = createStore<UserCartState>({ cart: emptyCart, isUnsaved: false })
  let stored = emptyCart
  let pending: readonly CartChange[] = []
  let isRunning = false
  let isStale = true
  let isStopped = false
  let failures = 0
  let retry: ReturnType<typeof setTimeout> | undefined

  function show(): void {
    const cart = pending.flatMap((change) => change.actions).reduce(cartReducer, stored)
    store.set({ cart, isUnsaved: failures > 0 && pending.length > 0 })
  }

  async function saveAll(): Promise<void> {
    const carts = await loadCarts()
    while ((isStale || pending.length > 0) && !isStopped) {
      const [change] = pending
      isStale = false
      const answer = change === undefined ? await carts.load(uid) : await carts.change(uid, change)
      if (isStopped) return
      stored = answer
      failures = 0
      if (change !== undefined) {
        pending = pending.slice(1)
        onSaved(change.id)
      }
      show()
    }
  }

  async function run(): Promise<void> {
    if (isRunning || isStopped) return
    clearTimeout(retry)
    isRunning = true
    try {
      await saveAll()
    } catch (cause) {
      log('The cart could not be synchronised', cause)
      isStale = true
      failures += 1
      show()
      retry = setTimeout(
        () => void run(),
        Math.min(firstRetryMs * 2 ** (failures - 1), longestRetryMs),
      )
    } finally {
      isRunning = false
    }
  }

  return {
    get: store.get,
    subscribe: store.subscribe,
    do(actions, id) {
      pending = [...pending, { id, actions }]
      show()
      void run()
    },
    sync() {
      isStale = true
      void run()
    },
    stop() {
      isStopped = true
      clearTimeout(retry)
    },
  }
}
