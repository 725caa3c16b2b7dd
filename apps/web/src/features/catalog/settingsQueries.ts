import { queryOptions } from '@tanstack/react-query'

import type { LoadBackend } from '../../composition/lazyBackend.ts'

/** The owner's switches; their key exists only here. */
export const settingsQueries = {
  shop: (loadBackend: LoadBackend) =>
    queryOptions({
      queryKey: ['settings'],
      queryFn: async () => (await loadBackend()).settings.shop(),
    }),
}
