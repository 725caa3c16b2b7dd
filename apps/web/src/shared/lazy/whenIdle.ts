/** When the page counts as idle in browsers that do not say when it is, in ms. */
const idleMs = 1_000

/** Resolves once the page is idle. @param timeout in ms: it resolves then at the latest */
export const whenIdle = (timeout?: number) =>
  new Promise<void>((resolve) => {
    if (!('requestIdleCallback' in window)) setTimeout(resolve, idleMs)
    else requestIdleCallback(() => resolve(), timeout === undefined ? {} : { timeout })
  })
