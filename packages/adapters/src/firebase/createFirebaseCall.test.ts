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

/** Makes the call and lets the time pass that it needs. */
async function callInTime<T>(work: () => Promise<T>, audience?: 'everybody'): Promise<unknown> {
  const outcome = call('carts/rosa', work, audience).catch((error: unknown) => error)
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

describe('a call', () => {
  it('gives what its work gives', async () => {
    expect(await call('carts/rosa', () => Promise.resolve('cart'))).toBe('cart')
  })

  it.each(['unknown', 'unavailable', 'aborted', 'failed-precondition', 'resource-exhausted'])(
    'is repeated after a failure that passes: %s',
    async (code) => {
      const work = vi.fn<() => Promise<string>>().mockResolvedValue('cart')
      work.mockRejectedValueOnce(failWith(code)).mockRejectedValueOnce(failWith(code))
      expect(await callInTime(work)).toBe('cart')
      expect(work).toHaveBeenCalledTimes(3)
    },
  )

  it.each(['permission-denied', 'not-found', 'invalid-argument', 'unauthenticated'])(
    'is not repeated after a failure that stays: %s',
    async (code) => {
      const work = vi.fn<() => Promise<string>>().mockRejectedValue(failWith(code))
      await callInTime(work)
      expect(work).toHaveBeenCalledTimes(1)
    },
  )

  it('lets a bug through as it is, at once', async () => {
    const bug = new TypeError('Unexpected value')
    const work = vi.fn<() => Promise<void>>(async () =>
      rethrowAsBug(() => {
        throw bug
      }),
    )
    expect(await callInTime(work)).toBe(bug)
    expect(work).toHaveBeenCalledTimes(1)
  })

  it('is given up after five attempts with what went wrong', async () => {
    const work = vi.fn<() => Promise<string>>().mockRejectedValue(failWith('unavailable'))
    expect(await callInTime(work)).toEqual(outage('unavailable'))
    expect(work).toHaveBeenCalledTimes(5)
  })

  it('ends at its deadline when there is no answer', async () => {
    expect(await callInTime(hang)).toEqual(outage('timeout'))
  })

  it('tells what went wrong before an attempt that came too late', async () => {
    const work = vi.fn<() => Promise<string>>().mockImplementation(hang)
    work.mockRejectedValueOnce(failWith('unavailable'))
    expect(await callInTime(work)).toEqual(outage('unavailable'))
  })

  it('begins no attempt after its deadline', async () => {
    const work = vi.fn<() => Promise<string>>().mockRejectedValue(failWith('unavailable'))
    const brief = createFirebaseCall(20, endSession)
    await expect(brief('carts/rosa', work)).rejects.toEqual(outage('unavailable'))
    expect(work).toHaveBeenCalledTimes(1)
  })

  it('says offline when nothing answers and the browser knows of no network', async () => {
    vi.stubGlobal('navigator', { onLine: false })
    expect(await callInTime(hang)).toEqual(outage('offline'))
  })

  it('ends a session that is no longer accepted, and is not made as a guest’s', async () => {
    const work = vi.fn<() => Promise<string>>().mockResolvedValue('refused to guests')
    work.mockRejectedValueOnce(failWith('auth/invalid-refresh-token'))
    expect(await callInTime(work)).toEqual(outage('permission-denied'))
    expect(work).toHaveBeenCalledTimes(1)
    expect(endSession).toHaveBeenCalledTimes(1)
  })

  it('is repeated as a guest’s when it asks for what everybody may know', async () => {
    const work = vi.fn<() => Promise<string>>().mockResolvedValue('for guests')
    work.mockRejectedValueOnce(failWith('auth/invalid-refresh-token'))
    expect(await callInTime(work, 'everybody')).toBe('for guests')
    expect(endSession).toHaveBeenCalledTimes(1)
  })
})
