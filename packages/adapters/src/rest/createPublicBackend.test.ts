import { defaultShopSettings, err, placeOrder } from '@storefront/domain'
import { aPress } from '@storefront/domain/testing'
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'

import { outage } from '../contracts/outcomes.ts'
import { orderInput } from '../contracts/shop.ts'
import { createPublicBackend } from './createPublicBackend.ts'

const deadlineMs = 10_000
const request = vi.fn<typeof fetch>()
const settings = { projectId: 'demo', apiKey: 'demo', deadlineMs, fetch: request }
const backend = createPublicBackend(settings)

const id = 'KEY00000000000000001'
const input = orderInput()

const calls = {
  'a read': () => backend.products.list(),
  'a command': () => backend.run(placeOrder, input),
}
const callsOf = (names = Object.keys(calls) as (keyof typeof calls)[]) =>
  names.map((name) => [name, calls[name]] as const)

/** Makes a call on the fake clock, and returns what it ends in. */
async function outcomeOf(call: () => Promise<unknown>): Promise<unknown> {
  const outcome = call().catch((error: unknown) => error)
  await vi.advanceTimersByTimeAsync(deadlineMs)
  return outcome
}

const respondWith = (status: number, body: string | object = {}) =>
  request.mockImplementation(() =>
    Promise.resolve(
      new Response(typeof body === 'string' ? body : JSON.stringify(body), { status }),
    ),
  )
const fault = (status: string) => ({ error: { status, message: `placeOrder: ${status}` } })

beforeEach(() => {
  vi.useFakeTimers()
})
afterEach(() => {
  vi.useRealTimers()
  vi.unstubAllGlobals()
  vi.resetAllMocks()
})

describe.each(callsOf())('%s', (_name, call) => {
  it.each([
    [429, 'too-many-requests'],
    [500, 'unavailable'],
    [503, 'unavailable'],
  ] as const)('is repeated when it fails with status %s, reported as %s', async (status, code) => {
    respondWith(status)
    expect(await outcomeOf(call)).toEqual(outage(code))
    expect(request).toHaveBeenCalledTimes(5)
  })

  it.each([
    [400, 'unknown'],
    [401, 'permission-denied'],
    [403, 'permission-denied'],
    [404, 'unknown'], // an empty list is 200: the project or its database does not exist
  ] as const)('is not repeated when it fails with status %s: %s', async (status, code) => {
    respondWith(status)
    expect(await outcomeOf(call)).toEqual(outage(code))
    expect(request).toHaveBeenCalledTimes(1)
  })

  it('is repeated when its connection breaks, reported as offline', async () => {
    request.mockRejectedValue(new TypeError('Failed to fetch'))
    expect(await outcomeOf(call)).toEqual(outage('offline'))
    expect(request).toHaveBeenCalledTimes(5)
  })

  it('is repeated when its answer is a page, reported as unavailable', async () => {
    respondWith(200, '<!doctype html>')
    expect(await outcomeOf(call)).toEqual(outage('unavailable'))
    expect(request).toHaveBeenCalledTimes(5)
  })

  it('is reported as a timeout when it has no answer, or as offline without a network', async () => {
    request.mockImplementation(() => new Promise(() => undefined))
    expect(await outcomeOf(call)).toEqual(outage('timeout'))
    vi.stubGlobal('navigator', { onLine: false })
    expect(await outcomeOf(call)).toEqual(outage('offline'))
  })

  it('is not repeated when it fails with any other error', async () => {
    request.mockRejectedValue(new Error('Unexpected'))
    expect(await outcomeOf(call)).toEqual(outage('unknown'))
    expect(request).toHaveBeenCalledTimes(1)
  })
})

describe('a read', () => {
  it('of settings that are not stored returns the defaults', async () => {
    respondWith(404)
    expect(await backend.settings.shop()).toEqual(defaultShopSettings)
  })

  it.each([403, 404])(
    'of an order that is refused or does not exist is null: %s',
    async (status) => {
      respondWith(status)
      expect(await backend.orders.find(id)).toBeNull()
    },
  )

  it('of the products goes on where a page of them ends', async () => {
    request
      .mockResolvedValueOnce(new Response('{"nextPageToken":"second"}'))
      .mockResolvedValueOnce(new Response('{}'))
    expect(await backend.products.list()).toEqual({ items: [], unreadable: [] })
    expect(request.mock.calls.map(([url]) => url)).toEqual([
      expect.stringContaining('pageToken=&'),
      expect.stringContaining('pageToken=second&'),
    ])
  })

  it('of an id that leads elsewhere is null without a call', async () => {
    expect(await backend.orders.find('../products')).toBeNull()
    expect(request).not.toHaveBeenCalled()
  })
})

describe('a command', () => {
  it('is sent with its name, press and input to the site itself', async () => {
    const answer = { ok: true, value: { id }, already: false }
    respondWith(200, { result: answer })
    expect(await backend.run(placeOrder, input, aPress())).toEqual(answer)
    const body = JSON.stringify({ data: { command: 'placeOrder', press: aPress(), input } })
    expect(request).toHaveBeenCalledWith(
      '/api/shop',
      expect.objectContaining({ method: 'POST', body }),
    )
  })

  it('that is refused is answered, not thrown', async () => {
    const refusal = err({ code: 'sales-paused' })
    respondWith(200, { result: refusal })
    expect(await backend.run(placeOrder, input)).toEqual(refusal)
  })

  it.each([
    ['INVALID_ARGUMENT', 400, 'unknown', 1],
    ['UNAUTHENTICATED', 401, 'permission-denied', 1],
    ['PERMISSION_DENIED', 403, 'permission-denied', 1],
    ['ABORTED', 409, 'unavailable', 5],
    ['DATA_LOSS', 500, 'invalid-document', 1],
    ['INTERNAL', 500, 'unavailable', 5],
    ['UNKNOWN', 500, 'unavailable', 5],
    ['SOMETHING_NEW', 500, 'unavailable', 5],
  ] as const)('that fails with %s is an outage', async (status, http, code, attempts) => {
    respondWith(http, fault(status))
    expect(await outcomeOf(calls['a command'])).toEqual(outage(code))
    expect(request).toHaveBeenCalledTimes(attempts)
  })

  it.each([{}, { result: null }, { result: { ok: 'yes' } }, 'null', '[]'])(
    'whose answer is not one of the shop is an outage: %j',
    async (body) => {
      respondWith(200, body)
      expect(await outcomeOf(calls['a command'])).toEqual(outage('unavailable'))
    },
  )
})

it('sends a token of App Check where there is one', async () => {
  respondWith(200, { result: { ok: true } })
  const checked = createPublicBackend({ ...settings, appCheckToken: async () => 'a token' })
  await checked.products.list()
  await checked.run(placeOrder, input)
  const headers = request.mock.calls.map(([, options]) => new Headers(options?.headers))
  expect(headers.map((sent) => sent.get('X-Firebase-AppCheck'))).toEqual(['a token', 'a token'])
})
