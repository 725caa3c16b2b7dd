import type { CartChange } from './CartRepository.ts'

/**
 * Port: what a user did to the cart and no backend has stored yet, in the browser: it outlives a
 * page that is left, or a tab that is closed, before the answer came.
 */
export interface CartOutbox {
  /** This user's changes, oldest first; nobody else's. */
  read(uid: string): readonly CartChange[]
  /** Keeps these changes alone. */
  write(uid: string, changes: readonly CartChange[]): void
}
