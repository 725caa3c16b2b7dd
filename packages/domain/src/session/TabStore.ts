/** The owner of what a guest types. At sign-in it passes to the account. */
export const guestOwner = ''

/**
 * Port: a text that the browser's tab stores for one user until they sign out, so that it survives a
 * reload, a followed link and a lost session.
 */
export interface TabStore {
  /** The text written for this user, or for the `guestOwner`; null if there is none. */
  read(uid: string): string | null
  /** Replaces the stored text, whichever user it was for. */
  write(uid: string, text: string): void
  clear(): void
}
