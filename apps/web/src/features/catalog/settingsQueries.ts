import { queryOptions } from '@tanstack/react-query'

import type { LoadBackend } from '../../shared/services.tsx'

/** The owner's switches; their key exists only here. */
export const settingsQueries = {
  shop: (loadBackend: LoadBackend) =>
    queryOptions({
      queryKey: ['settings'],
      queryFn: async () => (await loadBackend()).settings.shop(),
    }),
}
