import type { CartChange } from './CartRepository.ts'

/**
 * Port: what a user did to the cart and no backend has stored yet, in the browser: it outlives a
 * page that is left, or a tab that is closed, before the answer came. All the browser's tabs share
 * it: each adds and removes its own changes and leaves the others' alone.
 */
export interface CartOutbox {
  /** This user's changes, oldest first, whatever tab they were made in; nobody else's. */
  read(uid: string): readonly CartChange[]
  /** Keeps a change behind the others; one that is there already stays where it is. */
  add(uid: string, change: CartChange): void
  /** Forgets a change; done as well when there is none. */
  remove(uid: string, changeId: string): void
}
