import type { UserEntry } from '@storefront/domain'
import { queryOptions } from '@tanstack/react-query'
import { useLocation, useNavigate } from 'react-router-dom'

import type { LoadBackend } from '../../../shared/services.tsx'
import type { ListPlace, ListQuery } from '../frame/CursorList.tsx'
import { useHistoryNote } from '../frame/useHistoryNote.ts'

/** The admin's server state of users. */
export const userQueries = {
  /** Begins the key of each: what is no longer true of any of them once a role has changed. */
  all: ['admin', 'users'] as const,

  count: (loadBackend: LoadBackend) =>
    queryOptions({
      queryKey: [...userQueries.all, 'count'],
      queryFn: async () => (await loadBackend()).profiles.count(),
      staleTime: 0,
    }),

  /** @param emailPrefix what the addresses begin with; empty for all of them */
  list: (loadBackend: LoadBackend, emailPrefix: string): ListQuery<UserEntry> => ({
    queryKey: [...userQueries.all, 'list', emailPrefix],
    read: async (page) =>
      (await loadBackend()).profiles.list(emailPrefix === '' ? {} : { emailPrefix }, page),
  }),
}

/** Which users an admin looks for, and how far down the list they have gone. */
export interface UserSearch extends Pick<ListPlace, 'cursors'> {
  /** What the addresses begin with, in lower case. */
  readonly emailPrefix: string
}

export const noUserSearch: UserSearch = { emailPrefix: '', cursors: [] }

/**
 * What is kept with the page. Addresses of people and cursors, which hold them, are personal data:
 * nothing of it stands in the page's address.
 */
export function readUserSearch(note: unknown): UserSearch {
  if (typeof note !== 'object' || note === null) return noUserSearch
  if (!('emailPrefix' in note) || !('cursors' in note)) return noUserSearch
  const { emailPrefix, cursors } = note
  const isKept =
    typeof emailPrefix === 'string' &&
    Array.isArray(cursors) &&
    cursors.every((cursor) => typeof cursor === 'string')
  return isKept ? { emailPrefix, cursors } : noUserSearch
}

/** What is searched for, and the way to another search. */
export function useUserSearch(): readonly [UserSearch, (search: UserSearch) => void] {
  const { pathname } = useLocation()
  const [note, keep] = useHistoryNote()
  const navigate = useNavigate()
  return [readUserSearch(note), (search) => void navigate(pathname, { state: keep(search) })]
}
