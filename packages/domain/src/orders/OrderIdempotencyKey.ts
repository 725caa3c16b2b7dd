/**
 * Port: the id of the order that a user is about to place, in the browser. It is made once and stays
 * until the order is confirmed, so that pressing twice, a lost answer or a reload make no second
 * order (spec section 16.3).
 */
export interface OrderIdempotencyKey {
  /** The id of this user's order that may already be placed, or null. */
  current(uid: string): string | null
  /** Returns the user's current id; creates and stores one if there is none. */
  begin(uid: string): string
  /** Removes the id, once the order is confirmed or the user has signed out. */
  end(): void
}
