import { queryOptions } from '@tanstack/react-query'

import type { LoadBackend } from '../../../shared/services.tsx'

/** How many accounts a search shows at most. */
const maxFound = 5

/** How many admins are listed at most; a shop has a few. */
const maxAdmins = 50

/** The queries of the accounts that may enter the dashboard. */
export const accessQueries = {
  /** The prefix of all keys, to invalidate all queries when a role changes. */
  all: ['admin', 'access'] as const,

  /** All accounts with access, sorted by e-mail address. */
  admins: (loadBackend: LoadBackend) =>
    queryOptions({
      queryKey: [...accessQueries.all, 'admins'],
      queryFn: async () => {
        const { profiles } = await loadBackend()
        return (await profiles.list({ role: 'admin' }, { limit: maxAdmins })).items
      },
      staleTime: 0,
    }),

  /** The accounts whose e-mail address begins with a text. */
  found: (loadBackend: LoadBackend, emailPrefix: string) =>
    queryOptions({
      queryKey: [...accessQueries.all, 'found', emailPrefix],
      queryFn: async () => {
        const { profiles } = await loadBackend()
        return (await profiles.list({ emailPrefix }, { limit: maxFound })).items
      },
      staleTime: 0,
    }),
}
