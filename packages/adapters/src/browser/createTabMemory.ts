import type { TabMemory } from '@storefront/domain'

import type { BrowserStorage } from './browserStorage.ts'
import type * as storageKeys from './storageKeys.ts'

const ownerMark = (uid: string) => `${uid}/`

/**
 * A text and whose it is. Where the browser stores nothing it lives as long as the page.
 *
 * @param storage the tab's own: the next tab, and whoever opens it, find nothing there
 */
export function createTabMemory(
  storage: BrowserStorage,
  key: typeof storageKeys.unsavedCheckout | typeof storageKeys.adminSearches,
): TabMemory {
  let unstored: string | null = null

  return {
    read(uid) {
      const owned = unstored ?? storage.read(key) ?? ''
      return owned.startsWith(ownerMark(uid)) ? owned.slice(ownerMark(uid).length) : null
    },
    write(uid, text) {
      const owned = ownerMark(uid) + text
      unstored = storage.write(key, owned) ? null : owned
    },
    clear() {
      unstored = null
      storage.remove(key)
    },
  }
}
