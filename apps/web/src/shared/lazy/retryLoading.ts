/** Milliseconds before the second and before the third attempt; there is no fourth. */
const retryDelaysMs = [500, 2_000] as const

/**
 * Loads a file of the site's code. If that fails, tries again twice, and waits longer each time. Rejects with
 * the error of the last attempt; offline at once, since no attempt could succeed.
 */
export async function retryLoading<T>(load: () => Promise<T>): Promise<T> {
  for (const delayMs of retryDelaysMs) {
    try {
      return await load()
    } catch (cause) {
      if (!navigator.onLine) throw cause
    }
    await new Promise<void>((resolve) => {
      setTimeout(resolve, delayMs)
    })
  }
  return load()
}
