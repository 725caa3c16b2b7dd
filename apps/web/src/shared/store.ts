import { startTransition, useEffect, useLayoutEffect, useState, useSyncExternalStore } from 'react'

import { useIsHydrating } from './hydration.tsx'

/** A value with listeners for its changes, as `useSyncExternalStore` reads it. */
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
 * Reads a store. During hydration it returns `prerendered`, the value that the page's HTML was rendered
 * with; right after that it returns the store's value.
 */
export function useStore<T>(store: ReadableStore<T>, prerendered: T): T {
  const value = useSyncExternalStore(store.subscribe, store.get, store.get)
  return useIsHydrating() ? prerendered : value
}

/**
 * As `useStore`, but renders changes in a transition, so that they do not delay input. The returned value
 * may be older than the store's.
 */
export function useDeferredStore<T>({ get, subscribe }: ReadableStore<T>, prerendered: T): T {
  const isHydrating = useIsHydrating()
  const [value, setValue] = useState(() => (isHydrating ? prerendered : get()))
  useEffect(() => {
    const listener = () => startTransition(() => setValue(get))
    listener()
    return subscribe(listener)
  }, [get, subscribe])
  return value
}

/**
 * Runs an effect outside of React with a store's value: before the first paint, and at each change. It
 * always gets the store's own value, never the prerendered one.
 *
 * @param effect must be the same function at each render
 */
export function useStoreEffect<T>(store: ReadableStore<T>, effect: (value: T) => void): void {
  useLayoutEffect(() => {
    const run = () => effect(store.get())
    run()
    return store.subscribe(run)
  }, [store, effect])
}
