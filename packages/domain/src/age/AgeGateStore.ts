/** Port: remembers in the browser that its visitor is of age (`ageVerified`, spec section 4). */
export interface AgeGateStore {
  isVerified(): boolean
  /** False when the browser refused to store it; the visitor passes for this visit all the same. */
  remember(): boolean
}
