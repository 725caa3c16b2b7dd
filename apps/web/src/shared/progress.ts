import { createStore, type ReadableStore } from './store.ts'

/** How much of what the visitor waits for is under way. */
export interface Progress extends ReadableStore<number> {
  /** Counts something as under way until it is over, however it ends. */
  during<T>(work: Promise<T>): Promise<T>
}

export function createProgress(): Progress {
  const underWay = createStore(0)
  return {
    get: underWay.get,
    subscribe: underWay.subscribe,
    async during(work) {
      try {
        // Later: what a page needs is asked for while it is rendered, when no other may be.
        await Promise.resolve()
        underWay.set(underWay.get() + 1)
        return await work
      } finally {
        underWay.set(underWay.get() - 1)
      }
    },
  }
}
