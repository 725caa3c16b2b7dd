import { queryOptions } from '@tanstack/react-query'

import type { LoadBackend } from '../../../shared/services.tsx'

/** The visitor's own profile; null if there is none. */
export const ownProfileQuery = (loadBackend: LoadBackend, uid: string) =>
  queryOptions({
    queryKey: ['profile', uid],
    queryFn: async () => (await loadBackend()).profiles.find(uid),
  })
