/** Runs one call asynchronously, like a call to a server. */
export type EmbeddedCall = <T>(work: () => T | Promise<T>) => Promise<T>

/**
 * Creates the function that runs every call to the embedded backend.
 *
 * @param latencyMs delay before each call, in ms
 */
export function createEmbeddedCall(latencyMs: number): EmbeddedCall {
  return async (work) => {
    await (latencyMs > 0 ? new Promise((resolve) => setTimeout(resolve, latencyMs)) : null)
    return work()
  }
}
