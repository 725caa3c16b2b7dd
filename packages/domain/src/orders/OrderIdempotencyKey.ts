/**
 * Port: the id of the order that a user is about to place, in the browser. It is made once and stays
 * until the order is confirmed, so that pressing twice, a lost answer or a reload make no second
 * order (spec section 16.3).
 */
export interface OrderIdempotencyKey {
  /** The id of an order of this user that may have been placed already, or null. */
  current(uid: string): string | null
  /** The user's current id, or a new one, which is current from now on. */
  begin(uid: string): string
  /** The order is confirmed, or whoever placed it is gone. */
  end(): void
}
