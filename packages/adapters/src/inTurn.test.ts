import { afterEach, expect, it, vi } from 'vitest'

import { inTurn } from './inTurn.ts'

/** The browser's locks while a tab that has been stopped holds them. */
const heldLocks = {
  request: (_name: string, { signal }: { readonly signal?: AbortSignal }) =>
    new Promise((_resolve, reject) => {
      signal?.addEventListener('abort', () => reject(new DOMException('Timed out', 'TimeoutError')))
    }),
}

afterEach(() => vi.unstubAllGlobals())

it('no longer waits for a lock that a stopped tab holds', async () => {
  vi.stubGlobal('navigator', { locks: heldLocks })
  expect(await inTurn('held', () => Promise.resolve('done'), 1)).toBe('done')
})
