/**
 * Port: a text that the browser's tab keeps for one person until they sign out, so that a reload, a
 * followed link or a lost session take none of it.
 */
export interface TabMemory {
  /** What was written for this person, or null; nothing of anybody else's. */
  read(uid: string): string | null
  /** Takes the place of what was written before, for whomever. */
  write(uid: string, text: string): void
  /** It is over, or its person gone. */
  clear(): void
}
