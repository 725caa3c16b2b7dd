/** Port: stores the bearer token where the site's other servers read it (spec section 7). */
export interface TokenStore {
  save(token: string): Promise<void>
  clear(): Promise<void>
}
