/** Milliseconds after which the page counts as idle in browsers without `requestIdleCallback`. */
const idleMs = 2_000

/** Resolves when the page has nothing else to do. */
export const idle = (): Promise<void> =>
  new Promise((resolve) => {
    if ('requestIdleCallback' in window) requestIdleCallback(() => resolve())
    else setTimeout(resolve, idleMs)
  })
