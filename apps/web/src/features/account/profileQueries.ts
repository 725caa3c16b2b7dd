import { queryOptions } from '@tanstack/react-query'

import type { LoadBackend } from '../../shared/services.tsx'

/** A person's own server state; its keys exist only here. */
export const profileQueries = {
  own: (loadBackend: LoadBackend, uid: string) =>
    queryOptions({
      queryKey: ['profile', uid],
      queryFn: async () => (await loadBackend()).profiles.find(uid),
    }),
}
