import type { UserEntry } from '@storefront/domain'
import { queryOptions } from '@tanstack/react-query'
import { useLocation, useNavigate } from 'react-router-dom'

import type { LoadBackend } from '../../../shared/services.tsx'
import type { ListPosition, ListQuery } from '../frame/CursorList.tsx'
import { usePrivateHistoryState } from '../frame/usePrivateHistoryState.ts'

/** The queries of users for admins. */
export const userQueries = {
  /** The prefix of all keys, to invalidate all queries when a role changes. */
  all: ['admin', 'users'] as const,

  count: (loadBackend: LoadBackend) =>
    queryOptions({
      queryKey: [...userQueries.all, 'count'],
      queryFn: async () => (await loadBackend()).profiles.count(),
      staleTime: 0,
    }),

  /** @param emailPrefix the start of the e-mail address; empty for all users */
  list: (loadBackend: LoadBackend, emailPrefix: string): ListQuery<UserEntry> => ({
    queryKey: [...userQueries.all, 'list', emailPrefix],
    loadPage: async (page) =>
      (await loadBackend()).profiles.list(emailPrefix === '' ? {} : { emailPrefix }, page),
  }),
}

/** An admin's search for users and the current page of the result. */
export interface UserListSearch extends Pick<ListPosition, 'cursors'> {
  /** The start of the e-mail address, in lower case. */
  readonly emailPrefix: string
}

export const emptyUserSearch: UserListSearch = { emailPrefix: '', cursors: [] }

/**
 * Reads a search from the private history state. E-mail addresses, and the cursors,
 * which contain them, are personal data and therefore not part of the URL.
 */
export function parseUserSearch(state: unknown): UserListSearch {
  if (typeof state !== 'object' || state === null) return emptyUserSearch
  if (!('emailPrefix' in state) || !('cursors' in state)) return emptyUserSearch
  const { emailPrefix, cursors } = state
  const isValid =
    typeof emailPrefix === 'string' &&
    Array.isArray(cursors) &&
    cursors.every((cursor) => typeof cursor === 'string')
  return isValid ? { emailPrefix, cursors } : emptyUserSearch
}

/** The current search, and a function that navigates to another one. */
export function useUserSearch(): readonly [UserListSearch, (search: UserListSearch) => void] {
  const { pathname } = useLocation()
  const [privateState, storePrivateState] = usePrivateHistoryState()
  const navigate = useNavigate()
  return [
    parseUserSearch(privateState),
    (search) => void navigate(pathname, { state: storePrivateState(search) }),
  ]
}
