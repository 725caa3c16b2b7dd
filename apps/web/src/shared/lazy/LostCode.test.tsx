import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'

import { findLossReason, lossReasonOf, LostCode } from './LostCode.ts'

const fetchPage = vi.fn<typeof fetch>()
const pageOf = (entry: string) =>
  `<head><meta name="app-scripts" content="/assets/${entry} /assets/b.js"></head>`

beforeEach(() => {
  vi.stubGlobal('fetch', fetchPage)
  document.head.innerHTML = pageOf('index-1.js')
})
afterEach(() => {
  vi.unstubAllGlobals()
  vi.restoreAllMocks()
  fetchPage.mockReset()
  document.head.replaceChildren()
})

describe('why a file is lost', () => {
  it.each([
    ['the same page is there', pageOf('index-1.js'), 'code-lost'],
    ['something else answers', '<h1>Welcome to our network</h1>', 'code-lost'],
    ['the page has another entry', pageOf('index-2.js'), 'new-release'],
  ])('%s', async (_, html, reason) => {
    fetchPage.mockResolvedValue(new Response(html))
    expect(await findLossReason()).toBe(reason)
    expect(fetchPage.mock.lastCall?.[1]).toMatchObject({ cache: 'no-store' })
  })

  it('the site does not answer', async () => {
    fetchPage.mockRejectedValue(new TypeError('Failed to fetch'))
    expect(await findLossReason()).toBe('offline')
  })

  it('the browser knows that it is offline, and asks nobody', async () => {
    vi.spyOn(navigator, 'onLine', 'get').mockReturnValue(false)
    expect(await findLossReason()).toBe('offline')
    expect(fetchPage).not.toHaveBeenCalled()
  })

  it('is found in what an error was caused by', () => {
    const lost = new LostCode('offline', './a.js')
    expect(lossReasonOf(new Error('No messages', { cause: [lost] }))).toBe('offline')
    expect(lossReasonOf(new Error('No messages', { cause: lost }))).toBe('offline')
    expect(lossReasonOf(new TypeError('Failed to fetch'))).toBe('code-lost')
  })
})
