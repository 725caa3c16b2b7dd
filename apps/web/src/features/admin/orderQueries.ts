import type { OrderStatus } from '@storefront/domain'
import { queryOptions } from '@tanstack/react-query'

import type { LoadBackend } from '../../composition/lazyBackend.ts'

/** The admin's figures; their keys exist only here. */
export const orderQueries = {
  count: (loadBackend: LoadBackend, status?: OrderStatus) =>
    queryOptions({
      queryKey: ['orders', 'count', status ?? 'all'],
      queryFn: async () => (await loadBackend()).orders.count(status),
    }),
}
