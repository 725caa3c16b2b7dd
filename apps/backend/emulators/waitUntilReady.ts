import { connect } from 'node:net'
import { setTimeout as delay } from 'node:timers/promises'

const pollMs = 100
const answerDeadlineMs = 2_000

/** Whether a process listens on the port. */
export function isPortTaken(host: string, port: number): Promise<boolean> {
  return new Promise((resolve) => {
    const socket = connect({ host, port })
    const settle = (taken: boolean) => {
      socket.destroy()
      resolve(taken)
    }
    socket.once('connect', () => settle(true)).once('error', () => settle(false))
  })
}

async function answersHttp(origin: string): Promise<boolean> {
  try {
    await fetch(origin, { redirect: 'manual', signal: AbortSignal.timeout(answerDeadlineMs) })
    return true
  } catch {
    return false // nobody listens there yet
  }
}

/**
 * Waits until every origin answers HTTP.
 *
 * @throws AbortError when the signal aborts first
 */
export async function waitUntilReady(
  origins: readonly string[],
  signal: AbortSignal,
): Promise<void> {
  for (const origin of origins) {
    while (!(await answersHttp(origin))) await delay(pollMs, undefined, { signal })
  }
}
