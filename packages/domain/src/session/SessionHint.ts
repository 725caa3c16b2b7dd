/**
 * Port: stores that somebody has signed in with this browser. Without the hint a visitor counts as a guest
 * at once, and the authentication service's code is not loaded (spec section 13).
 */
export interface SessionHint {
  exists(): boolean
  save(): void
  remove(): void
}
