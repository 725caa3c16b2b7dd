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

function anAction(whenBusy?: 'ignore' | 'replace') {
  const services = createTestServices({ log })
  return renderHook(() => useAction('It could not be done', work, whenBusy), {
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

  it('forgets what it was given, which may be a password, soon after its page has gone', async () => {
    vi.useFakeTimers()
    const services = createTestServices({ log })
    const wrapper = inServices(services)
    const { result } = renderHook(() => useAction('It could not be done', work), { wrapper })
    work.mockResolvedValue(ok(1))
    await act(async () => void (await result.current.run()))
    expect(services.queryClient.getMutationCache().getAll()).toHaveLength(1)
    cleanup()
    await vi.advanceTimersByTimeAsync(1_000)
    expect(services.queryClient.getMutationCache().getAll()).toEqual([])
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

  it('runs again where a new run replaces the last, and shows what comes of the new one', async () => {
    const action = anAction('replace')
    const answers: ((outcome: Result<number, 'no'>) => void)[] = []
    work.mockClear().mockImplementation(() => new Promise((resolve) => answers.push(resolve)))
    await act(async () => {
      void action.current.run()
      void action.current.run()
    })
    expect(answers).toHaveLength(2)
    await act(async () => answers[0]?.(err('no')))
    expect(action.current.state).toEqual({ status: 'busy' })
    await act(async () => answers[1]?.(ok(7)))
    expect(action.current.state).toEqual({ status: 'done', value: 7 })
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
