const maxAttempts = 5

/** Delay before the second attempt, in ms on average; it doubles with each attempt. */
const firstDelayMs = 60

/** A call missed its deadline. */
export class DeadlineError extends Error {
  override readonly name = 'DeadlineError'
}

/**
 * Waits for `work`, but no longer than `deadlineMs`. The work is not cancelled: a write may still
 * arrive after the deadline.
 *
 * @throws DeadlineError
 */
export async function withDeadline<T>(work: () => Promise<T>, deadlineMs: number): Promise<T> {
  let timer: ReturnType<typeof setTimeout> | undefined
  const deadline = new Promise<never>((_, reject) => {
    timer = setTimeout(() => reject(new DeadlineError('No answer in time')), deadlineMs)
  })
  try {
    return await Promise.race([work(), deadline])
  } finally {
    clearTimeout(timer)
  }
}

/**
 * Makes one call to a service. `work` must be safe to repeat.
 *
 * @param subject what the call is about, e.g. a document's path, for the message of the outage
 * @throws Outage when the call fails
 */
export type Call = <T>(subject: string, work: () => Promise<T>) => Promise<T>

/**
 * Repeats `work`, which must be safe to repeat, until it succeeds, a failure is not to be repeated, five
 * attempts have failed, or the deadline has passed.
 *
 * @param deadlineMs for all attempts together
 * @param isTransient whether the work is repeated after a failure
 * @throws the error of the last attempt that ended; `DeadlineError` when none did
 */
export async function withRetries<T>(
  work: () => Promise<T>,
  deadlineMs: number,
  isTransient: (failure: unknown) => boolean | Promise<boolean>,
): Promise<T> {
  const end = performance.now() + deadlineMs
  let failure: unknown
  for (let attempt = 1; ; attempt += 1) {
    try {
      return await withDeadline(work, end - performance.now())
    } catch (error) {
      // The failure of the previous attempt explains more than the missed deadline of this one.
      if (error instanceof DeadlineError) throw failure ?? error
      failure = error
      const mayRepeat = await isTransient(error)
      const delayMs = retryDelayMs(attempt)
      const isLast = attempt === maxAttempts || performance.now() + delayMs >= end
      if (isLast || !mayRepeat) throw error
      await new Promise((resolve) => setTimeout(resolve, delayMs))
    }
  }
}

/** Exponential backoff with jitter, so that two devices that collided do not collide again. */
function retryDelayMs(attempt: number): number {
  return firstDelayMs * 2 ** (attempt - 1) * (0.5 + Math.random())
}

/** Whether the browser reports that it has no network; false in Node. */
export function isOffline(): boolean {
  const { navigator }: { navigator?: { onLine?: boolean } } = globalThis
  return navigator?.onLine === false
}
