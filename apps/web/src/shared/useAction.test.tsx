import { err, ok, Outage, type Result } from '@storefront/domain'
import { act, cleanup, renderHook } from '@testing-library/react'
import { afterEach, describe, expect, it, vi } from 'vitest'

import { createTestServices } from '../../testing/createTestServices.ts'
import { inServices } from '../../testing/inServices.tsx'
import { useAction } from './useAction.ts'

afterEach(() => {
  vi.useRealTimers()
  cleanup()
})

const log = vi.fn<(message: string, cause?: unknown) => void>()
const work = vi.fn<() => Promise<Result<number, 'no'>>>()

function anAction() {
  const services = createTestServices({ log })
  return renderHook(() => useAction('It could not be done', work), {
    wrapper: inServices(services),
  }).result
}

describe('useAction', () => {
  it('does not keep the browser busy while it runs on after its page has gone', async () => {
    vi.useFakeTimers()
    const action = anAction()
    work.mockReturnValueOnce(new Promise(() => undefined))
    await act(async () => void action.current.run())
    cleanup()
    const start = Date.now()
    for (let timer = 0; timer < 5; timer++) await vi.advanceTimersToNextTimerAsync()
    expect(Date.now() - start).toBeGreaterThanOrEqual(4_000)
  })

  it.each([
    ['done', ok(7), { status: 'done', value: 7 }],
    ['refused', err('no' as const), { status: 'refused', error: 'no' }],
  ])('keeps what came of it: %s', async (_, outcome, settled) => {
    const action = anAction()
    expect(action.current.state).toEqual({ status: 'idle' })
    work.mockResolvedValue(outcome)
    await act(async () => expect(await action.current.run()).toEqual(settled))
    expect(action.current.state).toEqual(settled)
    await act(async () => action.current.reset())
    expect(action.current.state).toEqual({ status: 'idle' })
  })

  it('forgets what came of it while it runs again, so that the same words are announced again', async () => {
    const action = anAction()
    work.mockResolvedValueOnce(ok(1)).mockReturnValueOnce(new Promise(() => undefined))
    await act(async () => void (await action.current.run()))
    await act(async () => void action.current.run())
    expect(action.current.state).toEqual({ status: 'busy' })
  })

  it('runs once, however often it is asked for meanwhile', async () => {
    const action = anAction()
    work.mockClear().mockResolvedValue(ok(1))
    await act(async () => {
      const [first, second] = await Promise.all([action.current.run(), action.current.run()])
      expect([first, second]).toEqual([{ status: 'done', value: 1 }, null])
    })
    expect(work).toHaveBeenCalledOnce()
  })

  it.each([
    ['an outage', new Outage('offline', 'No network'), 'offline'],
    ['a mistake of ours', new TypeError('A mistake'), 'unknown'],
  ])('tells of %s, and logs it', async (_, cause, code) => {
    const action = anAction()
    work.mockRejectedValue(cause)
    await act(async () => void (await action.current.run()))
    expect(action.current.state).toEqual({ status: 'outage', code })
    expect(log).toHaveBeenLastCalledWith('It could not be done', cause)
  })
})
