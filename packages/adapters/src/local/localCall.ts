/** Runs one call as if it had travelled to a server. */
export type LocalCall = <T>(work: () => T | Promise<T>) => Promise<T>

/** @param latencyMs how long each call takes to arrive, in ms */
export function createLocalCall(latencyMs: number): LocalCall {
  return async (work) => {
    if (latencyMs > 0) await new Promise((resolve) => setTimeout(resolve, latencyMs))
    return work()
  }
}
