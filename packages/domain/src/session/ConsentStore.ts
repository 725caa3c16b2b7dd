/** The answer to the cookie notice. */
export type CookieChoice = 'accepted' | 'rejected'

/** Port: the answer to the cookie notice, in the browser (spec section 17.6). */
export interface ConsentStore {
  /** Returns the visitor's choice, or null when there is none yet. */
  read(): CookieChoice | null
  /** Returns false when the browser did not store the choice. */
  remember(choice: CookieChoice): boolean
}
