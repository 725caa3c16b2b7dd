import { queryOptions } from '@tanstack/react-query'

import type { LoadBackend } from '../../shared/services.tsx'

/** The catalogue's server state; its keys exist only here. */
export const productQueries = {
  all: (loadBackend: LoadBackend) =>
    queryOptions({
      queryKey: ['products'],
      queryFn: async () => (await loadBackend()).products.list(),
    }),
}
