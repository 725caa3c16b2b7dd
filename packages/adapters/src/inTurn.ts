/** The end of the last work under each lock, in a process without locks. */
const lastWork = new Map<string, Promise<unknown>>()

/**
 * Runs the work when no other runs under this lock: in no tab of this site, or in this process where there are no tabs.
 *
 * @param patienceMs after so many ms it no longer waits for the lock; a tab that the browser has stopped may hold it
 */
export async function inTurn<T>(
  lock: string,
  work: () => Promise<T>,
  patienceMs?: number,
): Promise<T> {
  // A document without a browser has none either.
  const { navigator }: { navigator?: { locks?: LockManager | null } } = globalThis
  if (!navigator?.locks) return inProcess(lock, work)
  let hasBegun = false
  try {
    const signal = patienceMs === undefined ? {} : { signal: AbortSignal.timeout(patienceMs) }
    return await navigator.locks.request(lock, signal, () => {
      hasBegun = true
      return work()
    })
  } catch (cause) {
    // A browser that blocks storage refuses its locks too: then the tabs share nothing. Or the wait has ended.
    if (hasBegun) throw cause
    return inProcess(lock, work)
  }
}

function inProcess<T>(lock: string, work: () => Promise<T>): Promise<T> {
  const result = (lastWork.get(lock) ?? Promise.resolve()).then(work)
  lastWork.set(
    lock,
    result.catch(() => undefined),
  )
  return result
}
