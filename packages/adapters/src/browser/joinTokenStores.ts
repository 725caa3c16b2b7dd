import type { TokenStore } from '@storefront/domain'

/**
 * Several token stores as one. They are called in the order given: one that reads the token from
 * another's cookie comes before it. Fails when one of them fails, after all have been called.
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
