import { useSyncExternalStore } from 'react'

import type { ReadableStore } from './createStore.ts'

/**
 * Reads a store. While a prerendered page is hydrated it gives `prerendered`, the value that the
 * page's HTML was made with, and right after that the store's own.
 */
export function useStore<T>(store: ReadableStore<T>, prerendered: T): T {
  return useSyncExternalStore(store.subscribe, store.get, () => prerendered)
}
