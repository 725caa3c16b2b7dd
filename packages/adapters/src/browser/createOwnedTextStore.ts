import { guestOwner, type OwnedTextStore } from '@storefront/domain'

import type { BrowserStorage } from './browserStorage.ts'
import type * as storageKeys from './storageKeys.ts'

/**
 * Keeps a text with the uid of its owner. A text that the browser refuses to store is kept in memory.
 *
 * @param storage the tab's session storage, which no other tab can read; the browser's, for a text that all tabs share
 */
export function createOwnedTextStore(
  storage: BrowserStorage,
  key: (typeof storageKeys)['adminSearches' | 'guestOrders' | 'orderPress' | 'unsavedCheckout'],
): OwnedTextStore {
  let unstored: string | null = null

  return {
    read(uid) {
      const owned = unstored ?? storage.read(key)
      if (owned === null) return null
      const end = owned.indexOf('/')
      const owner = owned.slice(0, end)
      const mayRead = uid === guestOwner || owner === guestOwner || owner === uid
      return mayRead ? owned.slice(end + 1) : null
    },
    write(uid, text) {
      const owned = `${uid}/${text}`
      unstored = storage.write(key, owned) ? null : owned
    },
    clear() {
      unstored = null
      storage.remove(key)
    },
  }
}
