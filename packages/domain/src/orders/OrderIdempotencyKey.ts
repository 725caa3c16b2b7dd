/**
 * Port: the id of the order that a user is about to place, stored in the browser. It stays the same until
 * the order is confirmed, so that a double click, a lost answer or a reload does not create a second order
 * (spec section 16.3).
 */
export interface OrderIdempotencyKey {
  /** The id of this user's order that may already be placed, or null. */
  current(uid: string): string | null
  /** Returns the user's current id; creates and stores one if there is none. */
  getOrCreate(uid: string): string
  /** Removes the id, once the order is confirmed or the user has signed out. */
  remove(): void
}
