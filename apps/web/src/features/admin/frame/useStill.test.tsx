import { act, renderHook } from '@testing-library/react'
import { afterEach, beforeEach, expect, it, vi } from 'vitest'

import { stillMs, useStill } from './useStill.ts'

beforeEach(() => {
  vi.useFakeTimers()
})
afterEach(() => {
  vi.useRealTimers()
})

const passHalf = () =>
  act(() => {
    vi.advanceTimersByTime(stillMs / 2)
  })

it('is still again a second after a change, also after one that was taken back at once', () => {
  const { result, rerender } = renderHook(useStill, { initialProps: 'closed' })
  expect(result.current).toBe(true)
  for (const layout of ['open', 'closed', 'open']) {
    rerender(layout)
    passHalf()
    expect(result.current).toBe(false)
  }
  passHalf()
  expect(result.current).toBe(true)
})
