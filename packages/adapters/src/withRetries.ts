const maxAttempts = 5

/** Before the second attempt, in ms on average; it doubles with each further one. */
const firstPauseMs = 60

/** A call did not answer in time. */
export class DeadlineError extends Error {
  override readonly name = 'DeadlineError'
}

/**
 * Waits for `work`, but not longer than `deadlineMs`. The work itself cannot be called back: a write
 * that was given up may still arrive.
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

/** Whether a call that failed is worth repeating, and whether at once. */
export type Verdict = 'give-up' | 'repeat' | 'repeat-at-once'

/**
 * Does `work`, which must be safe to repeat, until it succeeds, is not worth repeating, or has taken
 * too long.
 *
 * @param deadlineMs for all attempts together
 * @throws what the last attempt failed with; `DeadlineError` when none was over in time
 */
export async function withRetries<T>(
  work: () => Promise<T>,
  deadlineMs: number,
  judge: (failure: unknown) => Verdict | Promise<Verdict>,
): Promise<T> {
  const end = performance.now() + deadlineMs
  let failure: unknown
  for (let attempt = 1; ; attempt += 1) {
    try {
      return await withDeadline(work, end - performance.now())
    } catch (error) {
      // A repetition that came too late is not what went wrong.
      if (error instanceof DeadlineError) throw failure ?? error
      failure = error
      const verdict = await judge(error)
      const pauseMs = verdict === 'repeat-at-once' ? 0 : pauseAfter(attempt)
      const isLast = attempt === maxAttempts || performance.now() + pauseMs >= end
      if (isLast || verdict === 'give-up') throw error
      await new Promise((resolve) => setTimeout(resolve, pauseMs))
    }
  }
}

/** Doubling, and by chance, so that two devices that got in each other's way part. */
function pauseAfter(attempt: number): number {
  return firstPauseMs * 2 ** (attempt - 1) * (0.5 + Math.random())
}

/** Whether the browser knows that it has no network. Node has no opinion. */
export function isOffline(): boolean {
  const { navigator }: { navigator?: { onLine?: boolean } } = globalThis
  return navigator?.onLine === false
}
