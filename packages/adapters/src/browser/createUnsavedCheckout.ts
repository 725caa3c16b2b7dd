import type { UnsavedCheckout } from '@storefront/domain'

import type { BrowserStorage } from './browserStorage.ts'
import { storageKeys } from './storageKeys.ts'

const ownerMark = (uid: string) => `${uid}/`

/**
 * What is typed at checkout and by whom, under `unsavedCheckout`. Where the browser stores nothing it
 * lives as long as the page.
 *
 * @param storage the tab's own: the next tab, and whoever opens it, find nothing there
 */
export function createUnsavedCheckout(storage: BrowserStorage): UnsavedCheckout {
  let unstored: string | null = null

  return {
    read(uid) {
      const owned = unstored ?? storage.read(storageKeys.unsavedCheckout) ?? ''
      return owned.startsWith(ownerMark(uid)) ? owned.slice(ownerMark(uid).length) : null
    },
    write(uid, text) {
      const owned = ownerMark(uid) + text
      unstored = storage.write(storageKeys.unsavedCheckout, owned) ? null : owned
    },
    clear() {
      unstored = null
      storage.remove(storageKeys.unsavedCheckout)
    },
  }
}
