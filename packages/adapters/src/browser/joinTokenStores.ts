import type { TokenStore } from '@storefront/domain'

/**
 * Combines several token stores into one, which calls them in their order: a store that reads the token
 * from the cookie must precede the store that clears it. Rejects when one of them rejects, after all
 * have been called.
 */
export function joinTokenStores(...stores: readonly TokenStore[]): TokenStore {
  return {
    async save(token) {
      await settleAll(stores.map((store) => store.save(token)))
    },
    async clear() {
      await settleAll(stores.map((store) => store.clear()))
    },
  }
}

async function settleAll(calls: readonly Promise<void>[]): Promise<void> {
  const failed = (await Promise.allSettled(calls)).find((call) => call.status === 'rejected')
  if (failed !== undefined) throw failed.reason
}
