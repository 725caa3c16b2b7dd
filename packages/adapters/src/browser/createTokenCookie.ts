import type { TokenStore } from '@storefront/domain'

const name = 'authToken'

/** Seven days in seconds (spec section 9). */
const maxAgeSeconds = 604_800

export interface TokenCookie extends TokenStore {
  /** Returns the token in the cookie, or null. */
  read(): string | null
}

/** Stores the bearer token in the cookie `authToken`: seven days, `Secure`, `SameSite=Strict` (spec section 7). */
export function createTokenCookie(document: Pick<Document, 'cookie'>): TokenCookie {
  function set(value: string, seconds: number): Promise<void> {
    document.cookie = `${name}=${value}; Max-Age=${seconds}; Path=/; Secure; SameSite=Strict`
    return Promise.resolve()
  }

  return {
    read() {
      const pair = document.cookie.split('; ').find((cookie) => cookie.startsWith(`${name}=`))
      return pair === undefined ? null : decodeURIComponent(pair.slice(name.length + 1))
    },
    save: (token) => set(encodeURIComponent(token), maxAgeSeconds),
    clear: () => set('', 0),
  }
}
