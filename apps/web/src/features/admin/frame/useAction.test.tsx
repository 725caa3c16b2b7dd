// @vitest-environment happy-dom
import { Outage } from '@storefront/domain'
import { act, cleanup, renderHook } from '@testing-library/react'
import { afterEach, describe, expect, it, vi } from 'vitest'

import { ServicesProvider } from '../../../app/services/ServicesProvider.tsx'
import { createTestServices } from '../../../app/testing/createTestServices.ts'
import { useAction } from './useAction.ts'

afterEach(cleanup)

const log = vi.fn<(message: string, cause?: unknown) => void>()
const work = vi.fn<() => Promise<'done'>>()

function anAction() {
  const services = createTestServices({ log })
  return renderHook(() => useAction('It could not be done', work), {
    wrapper: ({ children }) => <ServicesProvider services={services}>{children}</ServicesProvider>,
  }).result
}

describe('useAction', () => {
  it('keeps what came of it', async () => {
    const action = anAction()
    expect(action.current).toMatchObject({ outcome: null, isBusy: false })
    work.mockResolvedValue('done')
    await act(() => action.current.run())
    expect(action.current).toMatchObject({ outcome: 'done', isBusy: false })
  })

  it('forgets what came of it while it runs again, so that the same words are announced again', async () => {
    const action = anAction()
    work.mockResolvedValueOnce('done').mockReturnValueOnce(new Promise(() => undefined))
    await act(() => action.current.run())
    act(() => void action.current.run())
    expect(action.current).toMatchObject({ outcome: null, isBusy: true })
  })

  it.each([
    ['an outage', new Outage('offline', 'No network'), 'offline'],
    ['a mistake of ours', new TypeError('A mistake'), 'unknown'],
  ])('tells of %s, and logs it', async (_, cause, code) => {
    const action = anAction()
    work.mockRejectedValue(cause)
    await act(() => action.current.run())
    expect(action.current).toMatchObject({ outcome: { type: 'outage', code }, isBusy: false })
    expect(log).toHaveBeenLastCalledWith('It could not be done', cause)
  })
})
