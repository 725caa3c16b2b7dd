/** Which users an admin looks for, and how far down the list they have gone. */
export interface UserSearch {
  /** What the addresses begin with, in lower case. */
  readonly emailPrefix: string
  /** The cursors of the pages that were turned to, the last one is shown; none is the first page. */
  readonly trail: readonly string[]
}

export const noUserSearch: UserSearch = { emailPrefix: '', trail: [] }

/**
 * What the browser's history keeps with the page. Addresses of people and cursors, which hold them,
 * are personal data: nothing of it stands in the page's address.
 */
export function readUserSearch(state: unknown): UserSearch {
  if (typeof state !== 'object' || state === null) return noUserSearch
  if (!('emailPrefix' in state) || !('trail' in state)) return noUserSearch
  const { emailPrefix, trail } = state
  const isKept =
    typeof emailPrefix === 'string' &&
    Array.isArray(trail) &&
    trail.every((cursor) => typeof cursor === 'string')
  return isKept ? { emailPrefix, trail } : noUserSearch
}
