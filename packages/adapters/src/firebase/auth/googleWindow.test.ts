import type { Auth } from 'firebase/auth'
import { describe, expect, it, vi } from 'vitest'

import { loadGoogle, openGoogle } from './googleWindow.ts'

/** An `Auth` whose helper page loads when `load` is called, or fails to. */
function loadingAuth() {
  let [load, fail]: [() => void, (cause: Error) => void] = [() => undefined, () => undefined]
  const loading = new Promise<void>((resolve, reject) => {
    ;[load, fail] = [resolve, reject]
  })
  // All that is read.
  const auth = { _popupRedirectResolver: { _initialize: () => loading } } as unknown as Auth
  return { auth, load, fail }
}

describe('Google’s window', () => {
  it('opens as soon as its page is loaded', async () => {
    const { auth, load } = loadingAuth()
    const open = vi.fn<() => Promise<string>>().mockResolvedValue('rosa')
    const opening = openGoogle(auth, open)
    expect(open).not.toHaveBeenCalled()
    load()
    expect(await opening).toBe('rosa')
  })

  it('opens once, for the last of several presses before its page is loaded', async () => {
    const { auth, load } = loadingAuth()
    const open = vi.fn<() => Promise<string>>().mockResolvedValue('rosa')
    const presses = [1, 2, 3].map(() => openGoogle(auth, open))
    load()
    const outcomes = await Promise.allSettled(presses)
    const cancelled = { reason: { code: 'auth/cancelled-popup-request' } }
    expect(outcomes).toMatchObject([cancelled, cancelled, { value: 'rosa' }])
    expect(open).toHaveBeenCalledOnce()
  })

  it('opens all the same with a release of the SDK that loads its page later', async () => {
    const auth = {} as Auth
    await loadGoogle(auth)
    expect(await openGoogle(auth, () => Promise.resolve('rosa'))).toBe('rosa')
  })

  it('does not open when its page cannot be loaded', async () => {
    const { auth, fail } = loadingAuth()
    const open = vi.fn<() => Promise<string>>()
    const opening = openGoogle(auth, open)
    fail(new Error('No network'))
    await expect(opening).rejects.toThrow('No network')
    expect(open).not.toHaveBeenCalled()
  })
})
