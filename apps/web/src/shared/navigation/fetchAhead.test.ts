import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'

import { createFetchAhead, isGood } from './fetchAhead.ts'

beforeEach(() => void vi.stubGlobal('navigator', { onLine: true }))
afterEach(() => void vi.unstubAllGlobals())

describe('the page of a link that is about to be followed', () => {
  it('is fetched once', () => {
    const fetchPage = vi.fn<() => Promise<void>>().mockResolvedValue()
    const ahead = createFetchAhead(fetchPage)
    ahead.wanted('/Procesos')
    ahead.wanted('/Procesos')
    expect(fetchPage.mock.calls).toEqual([['/Procesos']])
  })

  it('is not fetched offline, where some browsers would remember it as lost', () => {
    const fetchPage = vi.fn<() => Promise<void>>().mockResolvedValue()
    const ahead = createFetchAhead(fetchPage)
    vi.stubGlobal('navigator', { onLine: false })
    ahead.wanted('/Procesos')
    expect(fetchPage).not.toHaveBeenCalled()
    vi.stubGlobal('navigator', { onLine: true })
    ahead.wanted('/Procesos')
    expect(fetchPage).toHaveBeenCalledOnce()
  })

  it('may be fetched again when it was lost', async () => {
    const fetchPage = vi.fn<() => Promise<void>>().mockRejectedValueOnce(new TypeError('offline'))
    const ahead = createFetchAhead(fetchPage)
    ahead.wanted('/Procesos')
    await vi.waitFor(() => {
      ahead.wanted('/Procesos')
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
    expect(isGood(connection)).toBe(may)
  })
})
