import { defaultShopSettings } from '@storefront/domain'
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'

import { outage } from '../contracts/outcomes.ts'
import { createCatalogue } from './createCatalogue.ts'

const deadlineMs = 10_000
const request = vi.fn<typeof fetch>()
const catalogue = createCatalogue({ projectId: 'demo', apiKey: 'demo', deadlineMs, fetch: request })

/** Lists the products on the fake clock, and returns the outage the call ends in. */
async function failureOfList(): Promise<unknown> {
  const outcome = catalogue.products.list().catch((error: unknown) => error)
  await vi.advanceTimersByTimeAsync(deadlineMs)
  return outcome
}

const appCheckToken = () => Promise.resolve('a token')

const respondWith = (status: number) =>
  request.mockImplementation(() => Promise.resolve(new Response('{}', { status })))

beforeEach(() => {
  vi.useFakeTimers()
})
afterEach(() => {
  vi.useRealTimers()
  vi.unstubAllGlobals()
  vi.resetAllMocks()
})

describe('createCatalogue', () => {
  it.each([
    [429, 'too-many-requests'],
    [500, 'unavailable'],
    [501, 'unavailable'],
    [503, 'unavailable'],
    [504, 'unavailable'],
  ] as const)('repeats a call that fails with status %s and reports %s', async (status, code) => {
    respondWith(status)
    expect(await failureOfList()).toEqual(outage(code))
    expect(request).toHaveBeenCalledTimes(5)
  })

  it.each([
    [400, 'unknown'],
    [401, 'permission-denied'],
    [403, 'permission-denied'],
    [404, 'unknown'], // an empty list is 200: the project or its database does not exist
    [409, 'unknown'],
  ] as const)('does not repeat a call that fails with status %s: %s', async (status, code) => {
    respondWith(status)
    expect(await failureOfList()).toEqual(outage(code))
    expect(request).toHaveBeenCalledTimes(1)
  })

  it('returns the default settings when none are stored', async () => {
    respondWith(404)
    expect(await catalogue.settings.shop()).toEqual(defaultShopSettings)
  })

  it('sends a token of App Check where there is one', async () => {
    request.mockImplementation(() => Promise.resolve(new Response('{}')))
    const checked = createCatalogue({
      projectId: 'demo',
      apiKey: 'demo',
      fetch: request,
      appCheckToken,
    })
    expect(await checked.products.list()).toEqual([])
    expect(request.mock.lastCall?.[1]).toEqual({ headers: { 'X-Firebase-AppCheck': 'a token' } })
  })

  it('repeats a call whose connection breaks and reports offline', async () => {
    request.mockRejectedValue(new TypeError('Failed to fetch'))
    expect(await failureOfList()).toEqual(outage('offline'))
    expect(request).toHaveBeenCalledTimes(5)
  })

  it('repeats a call whose answer is not JSON and reports unavailable', async () => {
    request.mockImplementation(() => Promise.resolve(new Response('<html>')))
    expect(await failureOfList()).toEqual(outage('unavailable'))
    expect(request).toHaveBeenCalledTimes(5)
  })

  it('reports a call without an answer as a timeout', async () => {
    request.mockImplementation(() => new Promise(() => undefined))
    expect(await failureOfList()).toEqual(outage('timeout'))
  })

  it('reports a call without an answer as offline when the browser has no network', async () => {
    vi.stubGlobal('navigator', { onLine: false })
    request.mockImplementation(() => new Promise(() => undefined))
    expect(await failureOfList()).toEqual(outage('offline'))
  })

  it('does not repeat a call that fails with any other error', async () => {
    request.mockRejectedValue(new Error('Unexpected'))
    expect(await failureOfList()).toEqual(outage('unknown'))
    expect(request).toHaveBeenCalledTimes(1)
  })
})
