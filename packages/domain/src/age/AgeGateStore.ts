/** Port: stores in the browser that the visitor is of age (`ageVerified`, spec section 4). */
export interface AgeGateStore {
  isVerified(): boolean
  /** Returns false when the browser refuses to store it; the visitor may still enter for this visit. */
  remember(): boolean
}
