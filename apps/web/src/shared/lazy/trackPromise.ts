/**
 * Sets `status` and `value` on a promise when it resolves, as React does with promises it has waited
 * for. From then on `use` returns the value without suspending, even in the first render that reads it.
 */
export function trackPromise<T>(promise: Promise<T>): Promise<T> {
  promise.then(
    (value) => Object.assign(promise, { status: 'fulfilled', value }),
    // Callers handle the rejection of the promise itself.
    () => undefined,
  )
  return promise
}
