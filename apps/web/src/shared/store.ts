import { startTransition, useEffect, useLayoutEffect, useState, useSyncExternalStore } from 'react'

/** What `useSyncExternalStore` reads: a value and who wants to hear of its changes. */
export interface ReadableStore<T> {
  readonly get: () => T
  readonly subscribe: (listener: () => void) => () => void
}

export interface Store<T> extends ReadableStore<T> {
  readonly set: (value: T) => void
}

export function createStore<T>(initial: T): Store<T> {
  let value = initial
  const listeners = new Set<() => void>()
  return {
    get: () => value,
    set(next) {
      if (Object.is(next, value)) return
      value = next
      for (const listener of listeners) listener()
    },
    subscribe(listener) {
      listeners.add(listener)
      return () => listeners.delete(listener)
    },
  }
}

/**
 * Reads a store. While a prerendered page is hydrated it gives `prerendered`, the value that the
 * page's HTML was made with, and right after that the store's own.
 */
export function useStore<T>(store: ReadableStore<T>, prerendered: T): T {
  return useSyncExternalStore(store.subscribe, store.get, () => prerendered)
}

const never = () => () => undefined

/**
 * As `useStore`, for what may show a change a moment later: in a transition, whose work is cut into pieces and follows
 * what answers the visitor. What it gives may be older than what the store holds.
 */
export function useStoreLater<T>({ get, subscribe }: ReadableStore<T>, prerendered: T): T {
  const [value, setValue] = useState(useSyncExternalStore(never, get, () => prerendered))
  useEffect(() => {
    const hear = () => startTransition(() => setValue(get))
    hear()
    return subscribe(hear)
  }, [get, subscribe])
  return value
}

/**
 * Does something outside of React with a store's value: before the first paint, and at each change.
 * Unlike a render's, the value is never the one that a page was prerendered with.
 *
 * @param effect stays the same function
 */
export function useStoreEffect<T>(store: ReadableStore<T>, effect: (value: T) => void): void {
  useLayoutEffect(() => {
    const run = () => effect(store.get())
    run()
    return store.subscribe(run)
  }, [store, effect])
}
