/**
 * Port: what a user typed at checkout and has neither saved nor ordered, in the browser's tab, so
 * that a reload, a followed link or a lost session take none of it.
 */
export interface UnsavedCheckout {
  /** What this user's checkout wrote, or null; nothing of anybody else's. */
  read(uid: string): string | null
  /** Takes the place of what was written before, by whomever. */
  write(uid: string, text: string): void
  /** It is ordered, or whoever typed it is gone. */
  clear(): void
}
