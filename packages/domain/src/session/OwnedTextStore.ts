/** The owner of what a guest types. At sign-in it passes to the account. */
export const guestOwner = ''

/**
 * Port: a text that a tab, or all tabs of the browser, store until their user signs out, so that it survives a reload, a
 * followed link and a lost session. What belongs to no user, a guest's orders, stays until it is cleared.
 */
export interface OwnedTextStore {
  /** The stored text, or null. An account does not read another account's; a guest, whose session may have ended, reads any. */
  read(uid: string): string | null
  /** Replaces the stored text, whichever user it was for. */
  write(uid: string, text: string): void
  clear(): void
}
