/** Runs one call as if it had travelled to a server: never at once. */
export type LocalCall = <T>(work: () => T | Promise<T>) => Promise<T>

/** @param latencyMs how long each call takes to arrive, in ms */
export function createLocalCall(latencyMs: number): LocalCall {
  return async (work) => {
    await (latencyMs > 0 ? new Promise((arrive) => setTimeout(arrive, latencyMs)) : null)
    return work()
  }
}
