import type { CartChange } from './CartRepository.ts'

/**
 * Port: a user's changes to the cart that no backend has stored yet, kept in the browser, so that they
 * survive when the visitor leaves the page or closes the tab before the backend answers. All tabs of
 * the browser share it: each adds and removes only its own changes.
 */
export interface CartOutbox {
  /** The changes of this user from all tabs, oldest first. */
  read(uid: string): readonly CartChange[]
  /** Appends a change; a change that is already there keeps its position. */
  add(uid: string, change: CartChange): void
  /** Removes a change; succeeds when there is none. */
  remove(uid: string, changeId: string): void
}
