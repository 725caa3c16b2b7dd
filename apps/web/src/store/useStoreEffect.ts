import { useLayoutEffect } from 'react'

import type { ReadableStore } from './createStore.ts'

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
