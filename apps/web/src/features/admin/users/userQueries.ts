import { keepPreviousData, queryOptions } from '@tanstack/react-query'

import type { LoadBackend } from '../../../shared/services.tsx'

/** Users on a page of the list. */
const usersPerPage = 25

/** The admin's server state of users; its keys exist only here. */
export const userQueries = {
  /** What is no longer true of any of them once a role has changed. */
  all: ['admin', 'users'] as const,

  count: (loadBackend: LoadBackend) =>
    queryOptions({
      queryKey: [...userQueries.all, 'count'],
      queryFn: async () => (await loadBackend()).profiles.count(),
      staleTime: 0,
    }),

  /** @param emailPrefix what the addresses begin with; empty for all of them */
  page: (loadBackend: LoadBackend, emailPrefix: string, after: string | null) =>
    queryOptions({
      queryKey: [...userQueries.all, 'page', emailPrefix, after],
      queryFn: async () =>
        (await loadBackend()).profiles.list(emailPrefix === '' ? {} : { emailPrefix }, {
          limit: usersPerPage,
          after,
        }),
      placeholderData: keepPreviousData,
      staleTime: 0,
    }),
}
