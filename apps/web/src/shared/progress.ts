import { createStore, type ReadableStore } from './store.ts'

/** The number of pending tasks that the visitor waits for. */
export interface Progress extends ReadableStore<number> {
  /** Counts a task until it settles, and returns its result. */
  track<T>(task: Promise<T>): Promise<T>
}

export function createProgress(): Progress {
  const pending = createStore(0)
  return {
    get: pending.get,
    subscribe: pending.subscribe,
    async track(task) {
      try {
        // Deferred: a page starts to load while React renders, when no store may change.
        await Promise.resolve()
        pending.set(pending.get() + 1)
        return await task
      } finally {
        pending.set(pending.get() - 1)
      }
    },
  }
}
