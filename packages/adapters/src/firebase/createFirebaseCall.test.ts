import { FirebaseError } from 'firebase/app'
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'

import { outage } from '../contracts/outcomes.ts'
import { createFirebaseCall } from './createFirebaseCall.ts'
import { rethrowAsBug } from './rethrowAsBug.ts'

const deadlineMs = 10_000
const failWith = (code: string) => new FirebaseError(code, 'Simulated')
const hang = () => new Promise<never>(() => undefined)

const endSession = vi.fn<() => Promise<void>>()
const call = createFirebaseCall(deadlineMs, endSession)

/** Makes the call and advances the fake clock to its deadline. */
async function callInTime<T>(work: () => Promise<T>): Promise<unknown> {
  const outcome = call('carts/rosa', work).catch((error: unknown) => error)
  await vi.advanceTimersByTimeAsync(deadlineMs)
  return outcome
}

beforeEach(() => {
  vi.useFakeTimers()
})
afterEach(() => {
  vi.useRealTimers()
  vi.unstubAllGlobals()
  vi.resetAllMocks()
})

describe('createFirebaseCall', () => {
  it('resolves with the value of the work', async () => {
    expect(await call('carts/rosa', () => Promise.resolve('cart'))).toBe('cart')
  })

  it.each(['unknown', 'unavailable', 'aborted', 'failed-precondition', 'resource-exhausted'])(
    'repeats the work after a transient failure: %s',
    async (code) => {
      const work = vi.fn<() => Promise<string>>().mockResolvedValue('cart')
      work.mockRejectedValueOnce(failWith(code)).mockRejectedValueOnce(failWith(code))
      expect(await callInTime(work)).toBe('cart')
      expect(work).toHaveBeenCalledTimes(3)
    },
  )

  it.each(['permission-denied', 'not-found', 'invalid-argument', 'unauthenticated'])(
    'does not repeat the work after a permanent failure: %s',
    async (code) => {
      const work = vi.fn<() => Promise<string>>().mockRejectedValue(failWith(code))
      await callInTime(work)
      expect(work).toHaveBeenCalledTimes(1)
    },
  )

  it('rethrows a bug unchanged, without repeating the work', async () => {
    const bug = new TypeError('Unexpected value')
    const work = vi.fn<() => Promise<void>>(async () =>
      rethrowAsBug(() => {
        throw bug
      }),
    )
    expect(await callInTime(work)).toBe(bug)
    expect(work).toHaveBeenCalledTimes(1)
  })

  it('rejects with the failure after five attempts', async () => {
    const work = vi.fn<() => Promise<string>>().mockRejectedValue(failWith('unavailable'))
    expect(await callInTime(work)).toEqual(outage('unavailable'))
    expect(work).toHaveBeenCalledTimes(5)
  })

  it('rejects at the deadline when there is no response', async () => {
    expect(await callInTime(hang)).toEqual(outage('timeout'))
  })

  it('rejects with the failure before an attempt that misses the deadline', async () => {
    const work = vi.fn<() => Promise<string>>().mockImplementation(hang)
    work.mockRejectedValueOnce(failWith('unavailable'))
    expect(await callInTime(work)).toEqual(outage('unavailable'))
  })

  it('starts no attempt after the deadline', async () => {
    const work = vi.fn<() => Promise<string>>().mockRejectedValue(failWith('unavailable'))
    const brief = createFirebaseCall(20, endSession)
    await expect(brief('carts/rosa', work)).rejects.toEqual(outage('unavailable'))
    expect(work).toHaveBeenCalledTimes(1)
  })

  it('reports offline at the deadline when the browser has no network', async () => {
    vi.stubGlobal('navigator', { onLine: false })
    expect(await callInTime(hang)).toEqual(outage('offline'))
  })

  it('ends a session that is no longer accepted, and does not repeat the work as a guest', async () => {
    const work = vi.fn<() => Promise<string>>().mockResolvedValue('refused to guests')
    work.mockRejectedValueOnce(failWith('auth/invalid-refresh-token'))
    expect(await callInTime(work)).toEqual(outage('permission-denied'))
    expect(work).toHaveBeenCalledTimes(1)
    expect(endSession).toHaveBeenCalledTimes(1)
  })
})
