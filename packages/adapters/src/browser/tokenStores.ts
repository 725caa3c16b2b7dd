import type { Log, TokenStore } from '@storefront/domain'

import { failureOf, outageFor } from '../failures.ts'
import { noLog } from '../noLog.ts'

const cookieName = 'authToken'

/** Seven days in seconds (spec section 9). */
const maxAgeSeconds = 604_800

export interface TokenCookie extends TokenStore {
  /** Returns the token in the cookie, or null. */
  read(): string | null
}

/** Stores the bearer token in the cookie `authToken`: seven days, `Secure`, `SameSite=Strict` (spec section 7). */
export function createTokenCookie(document: Pick<Document, 'cookie'>): TokenCookie {
  function set(value: string, seconds: number): Promise<void> {
    document.cookie = `${cookieName}=${value}; Max-Age=${seconds}; Path=/; Secure; SameSite=Strict`
    return Promise.resolve()
  }

  return {
    read() {
      const pair = document.cookie.split('; ').find((cookie) => cookie.startsWith(`${cookieName}=`))
      return pair === undefined ? null : decodeURIComponent(pair.slice(cookieName.length + 1))
    },
    save: (token) => set(encodeURIComponent(token), maxAgeSeconds),
    clear: () => set('', 0),
  }
}

export interface TokenSyncSettings {
  /** URL of the server that receives the token. */
  readonly url: string
  readonly fetch: typeof fetch
  /** Deadline of a request, in ms. */
  readonly deadlineMs: number
  /** Returns the token to send at logout, which may have been stored during an earlier visit. */
  readonly readToken: () => string | null
  readonly log?: Log
}

/**
 * Sends the token to another server: POST at login, DELETE at logout, each with the bearer token (spec
 * section 7). A failure is logged, and never fails the login.
 */
export function createTokenSync(settings: TokenSyncSettings): TokenStore {
  const { url, deadlineMs, readToken, log = noLog } = settings

  async function send(method: 'POST' | 'DELETE', token: string | null): Promise<void> {
    try {
      const response = await settings.fetch(url, {
        method,
        headers: token === null ? {} : { Authorization: `Bearer ${token}` },
        keepalive: true,
        signal: AbortSignal.timeout(deadlineMs),
      })
      if (!response.ok) log(`Token sync: ${method} was answered with ${response.status}`)
    } catch (cause) {
      log(`Token sync: ${method} failed`, outageFor(failureOf(cause), url, cause))
    }
  }

  return {
    save: (token) => send('POST', token),
    clear: () => send('DELETE', readToken()),
  }
}

/**
 * Combines several token stores into one, which calls them in their order: a store that reads the token
 * from the cookie must precede the store that clears it. Rejects when one of them rejects, after all
 * have been called.
 */
export const joinTokenStores = (...stores: readonly TokenStore[]): TokenStore => ({
  save: (token) => settleAll(stores.map((store) => store.save(token))),
  clear: () => settleAll(stores.map((store) => store.clear())),
})

async function settleAll(calls: readonly Promise<void>[]): Promise<void> {
  const failed = (await Promise.allSettled(calls)).find((call) => call.status === 'rejected')
  if (failed !== undefined) throw failed.reason
}
