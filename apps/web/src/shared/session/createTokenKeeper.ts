import type { TokenStore } from '@storefront/domain'

import type { Log } from '../services.tsx'

/** Keeps a session's token where other servers look for it; a failure is logged and ends nothing. */
export interface TokenKeeper {
  /** A token that is kept already is not saved again: the service tells of some twice. */
  keep(token: string): void
  forget(): void
}

export function createTokenKeeper(tokens: TokenStore, log: Log): TokenKeeper {
  let kept: string | null = null
  return {
    keep(token) {
      if (token === kept) return
      kept = token
      tokens.save(token).catch((cause: unknown) => log('The token could not be saved', cause))
    },
    forget() {
      kept = null
      tokens.clear().catch((cause: unknown) => log('The token could not be cleared', cause))
    },
  }
}
