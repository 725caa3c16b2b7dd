import type { Log, TokenStore } from '@storefront/domain'
import { beforeEach, describe, expect, it, vi } from 'vitest'

import { createTokenCookie, createTokenSync, joinTokenStores } from './tokenStores.ts'

const store = (calls: string[], name: string): TokenStore => ({
  save: async (token) => void calls.push(`${name} saves ${token}`),
  clear: async () => void calls.push(`${name} clears`),
})

/** A document that records how its cookie was last set. */
function cookieJar() {
  let set = ''
  return {
    get cookie() {
      const [pair = ''] = set.split('; ')
      return set.includes('Max-Age=0') || set === '' ? 'other=1' : `other=1; ${pair}; last=2`
    },
    set cookie(value: string) {
      set = value
    },
    lastSet: () => set,
  }
}

describe('createTokenCookie', () => {
  it('stores the token for seven days, Secure and SameSite=Strict', async () => {
    const jar = cookieJar()
    await createTokenCookie(jar).save('abc.def')
    expect(jar.lastSet()).toBe('authToken=abc.def; Max-Age=604800; Path=/; Secure; SameSite=Strict')
  })

  it('reads the token among other cookies', async () => {
    const cookie = createTokenCookie(cookieJar())
    expect(cookie.read()).toBeNull()
    await cookie.save('a token; with=odd signs')
    expect(cookie.read()).toBe('a token; with=odd signs')
  })

  it('removes the token', async () => {
    const cookie = createTokenCookie(cookieJar())
    await cookie.save('abc')
    await cookie.clear()
    expect(cookie.read()).toBeNull()
  })
})

describe('createTokenSync', () => {
  const url = 'https://api.example.com/session'
  const send = vi.fn<typeof fetch>()
  const log = vi.fn<Log>()
  const sync = (token: string | null = 'abc', deadlineMs = 1000) =>
    createTokenSync({ url, fetch: send, deadlineMs, readToken: () => token, log })

  beforeEach(() => {
    send.mockReset().mockResolvedValue(new Response(null, { status: 204 }))
    log.mockReset()
  })

  it('posts the token at login', async () => {
    await sync().save('new-token')
    expect(send).toHaveBeenCalledExactlyOnceWith(
      url,
      expect.objectContaining({ method: 'POST', headers: { Authorization: 'Bearer new-token' } }),
    )
    expect(log).not.toHaveBeenCalled()
  })

  it('sends DELETE at logout with the token of the session', async () => {
    await sync('old-token').clear()
    expect(send).toHaveBeenCalledExactlyOnceWith(
      url,
      expect.objectContaining({ method: 'DELETE', headers: { Authorization: 'Bearer old-token' } }),
    )
  })

  it('sends DELETE without a token when there is none', async () => {
    await sync(null).clear()
    expect(send).toHaveBeenCalledWith(url, expect.objectContaining({ headers: {} }))
  })

  it.each([
    ['refuses', () => Promise.resolve(new Response(null, { status: 500 }))],
    ['cannot be reached', () => Promise.reject(new TypeError('Failed to fetch'))],
  ])('logs a server that %s, and does not reject', async (_, answer) => {
    send.mockImplementation(answer)
    await sync().save('abc')
    expect(log).toHaveBeenCalledTimes(1)
  })

  it('stops waiting for a server that does not respond in time', async () => {
    send.mockImplementation(
      (_, init) =>
        new Promise((_resolve, reject) => {
          init?.signal?.addEventListener('abort', () => reject(new Error('Given up')))
        }),
    )
    await sync('abc', 10).save('abc')
    expect(log).toHaveBeenCalledTimes(1)
  })
})

describe('joinTokenStores', () => {
  it('calls all stores in their order', async () => {
    const calls: string[] = []
    const joined = joinTokenStores(store(calls, 'sync'), store(calls, 'cookie'))
    await joined.save('abc')
    await joined.clear()
    expect(calls).toEqual(['sync saves abc', 'cookie saves abc', 'sync clears', 'cookie clears'])
  })

  it('calls all stores before it rejects with the error of one', async () => {
    const calls: string[] = []
    const failing = { ...store(calls, 'failing'), save: () => Promise.reject(new Error('No')) }
    await expect(joinTokenStores(failing, store(calls, 'cookie')).save('abc')).rejects.toThrow('No')
    expect(calls).toEqual(['cookie saves abc'])
  })
})
