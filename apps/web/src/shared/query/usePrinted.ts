import { useDeferredValue, useSyncExternalStore } from 'react'

const neverChanges = () => () => undefined

/**
 * A value that a prerendered page shows: while the page is hydrated the one that it was printed with, so
 * that the HTML matches. Later values follow in a transition, which does not hold up what the visitor does.
 *
 * @param current the value as it is known now
 * @param printed the value that the build rendered
 */
export function usePrinted<T>(current: T, printed: T): T {
  const initial = useSyncExternalStore(
    neverChanges,
    () => current,
    () => printed,
  )
  return useDeferredValue(current, initial)
}
