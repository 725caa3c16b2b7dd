import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'

import { allowsPrefetching, createPrefetcher } from './createPrefetcher.ts'

beforeEach(() => void vi.stubGlobal('navigator', { onLine: true }))
afterEach(() => void vi.unstubAllGlobals())

describe('the page of a link that is about to be followed', () => {
  it('is fetched once', () => {
    const fetchPage = vi.fn<() => Promise<void>>().mockResolvedValue()
    const prefetcher = createPrefetcher(fetchPage)
    prefetcher.prefetch('/Procesos')
    prefetcher.prefetch('/Procesos')
    expect(fetchPage.mock.calls).toEqual([['/Procesos']])
  })

  it('is not fetched offline, where some browsers would remember it as lost', () => {
    const fetchPage = vi.fn<() => Promise<void>>().mockResolvedValue()
    const prefetcher = createPrefetcher(fetchPage)
    vi.stubGlobal('navigator', { onLine: false })
    prefetcher.prefetch('/Procesos')
    expect(fetchPage).not.toHaveBeenCalled()
    vi.stubGlobal('navigator', { onLine: true })
    prefetcher.prefetch('/Procesos')
    expect(fetchPage).toHaveBeenCalledOnce()
  })

  it('may be fetched again when it was lost', async () => {
    const fetchPage = vi.fn<() => Promise<void>>().mockRejectedValueOnce(new TypeError('offline'))
    const prefetcher = createPrefetcher(fetchPage)
    prefetcher.prefetch('/Procesos')
    await vi.waitFor(() => {
      prefetcher.prefetch('/Procesos')
      expect(fetchPage).toHaveBeenCalledTimes(2)
    })
  })
})

describe('a page that is only seen to be linked', () => {
  it.each([
    [undefined, true],
    [{ effectiveType: '4g' }, true],
    [{ effectiveType: '3g' }, false],
    [{ effectiveType: '2g' }, false],
    [{ effectiveType: 'slow-2g' }, false],
    [{ effectiveType: '4g', saveData: true }, false],
  ])('over %j may be fetched: %s', (connection, may) => {
    expect(allowsPrefetching(connection)).toBe(may)
  })
})
