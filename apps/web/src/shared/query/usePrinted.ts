import { useDeferredValue, useSyncExternalStore } from 'react'

const neverChanges = () => () => undefined

/**
 * A value of a prerendered page. During hydration it returns the printed value, so that the HTML matches;
 * later it returns the current one. Changes render in the background, so that they do not delay input.
 *
 * @param current the current value
 * @param printed the value that the page was prerendered with
 */
export function usePrinted<T>(current: T, printed: T): T {
  const initial = useSyncExternalStore(
    neverChanges,
    () => current,
    () => printed,
  )
  return useDeferredValue(current, initial)
}
