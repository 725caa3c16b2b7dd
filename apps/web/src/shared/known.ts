import { type OutageCode, outageCodeOf } from '@storefront/domain'

import { createStore, type ReadableStore } from './store.ts'

/** What is known of something that the shop says. */
export interface Known<T> {
  /** As of now; until that is known as it was known before, or null. */
  readonly value: T | null
  /** Why it is not known, or not as of now, when looking it up has failed. */
  readonly outage: OutageCode | null
}

/** What was known last of something; pages that come and go share it. */
export interface KnownStore<T> extends ReadableStore<Known<T>> {
  /** Looks it up; whoever asks meanwhile waits for the same answer. A failure is an outage in the store. */
  readonly lookUp: () => Promise<void>
  /** As `subscribe`, and looks it up: at once, and when the visitor or the network comes back to what is old. */
  readonly watch: (listener: () => void) => () => void
}

/** Milliseconds for which an answer counts as fresh. */
const freshMs = 60_000

/**
 * @param before what is known before the first answer
 * @param read asks the shop
 * @param now ms since 1970
 */
export function createKnownStore<T>(
  before: T | null,
  read: () => Promise<T>,
  now: () => number,
): KnownStore<T> {
  const store = createStore<Known<T>>({ value: before, outage: null })
  let asking: Promise<void> | null = null
  let answeredAt = Number.NEGATIVE_INFINITY

  async function ask(): Promise<void> {
    const { value, outage } = store.get()
    if (value === null && outage !== null) store.set({ value, outage: null })
    try {
      store.set({ value: await read(), outage: null })
      answeredAt = now()
    } catch (cause) {
      // Without an answer what is known stays.
      store.set({ value: store.get().value, outage: outageCodeOf(cause) })
    }
    asking = null
  }

  const lookUp = () => (asking ??= ask())

  function refresh(): void {
    const isOld = store.get().outage !== null || now() - answeredAt >= freshMs
    if (isOld && document.visibilityState === 'visible') void lookUp()
  }

  return {
    get: store.get,
    subscribe: store.subscribe,
    lookUp,
    watch(listener) {
      const unsubscribe = store.subscribe(listener)
      document.addEventListener('visibilitychange', refresh)
      window.addEventListener('online', refresh)
      void lookUp()
      return () => {
        document.removeEventListener('visibilitychange', refresh)
        window.removeEventListener('online', refresh)
        unsubscribe()
      }
    },
  }
}
