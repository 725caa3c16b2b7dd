/**
 * Marks a promise once it has resolved, as React does with those that it has waited for: from then on
 * `use` gives its value without suspending, also in a render that meets it for the first time.
 */
export function trackPromise<T>(promise: Promise<T>): Promise<T> {
  promise.then(
    (value) => Object.assign(promise, { status: 'fulfilled', value }),
    // Who waits for the promise hears of its failure.
    () => undefined,
  )
  return promise
}
