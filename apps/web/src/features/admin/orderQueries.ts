import type { OrderFilter } from '@storefront/domain'
import { queryOptions } from '@tanstack/react-query'

import type { LoadBackend } from '../../composition/lazyBackend.ts'

/** The admin's figures; their keys exist only here. */
export const orderQueries = {
  figures: (loadBackend: LoadBackend, filter: OrderFilter) =>
    queryOptions({
      queryKey: ['orders', 'figures', filter],
      queryFn: async () => (await loadBackend()).orders.figures(filter),
    }),
}
