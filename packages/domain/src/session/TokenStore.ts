/** Port: keeps the bearer token where the site's other servers look for it (spec section 7). */
export interface TokenStore {
  save(token: string): Promise<void>
  clear(): Promise<void>
}
