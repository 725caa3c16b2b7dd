import type { Log, TokenStore } from '@storefront/domain'

import { failureOf, outageFor } from '../failures.ts'
import { noLog } from '../noLog.ts'

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
