/**
 * Port: remembers that somebody signed in with this browser. Without it a visitor is a guest at
 * once, and nothing of the authentication service is loaded to find out (spec section 13).
 */
export interface SessionHint {
  exists(): boolean
  leave(): void
  remove(): void
}
