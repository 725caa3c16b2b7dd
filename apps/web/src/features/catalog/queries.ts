import { queryOptions } from '@tanstack/react-query'

import type { LoadCatalogue } from '../../shared/services.tsx'

// The keys of the shop's server state exist only here. Guests do without: they have `services.products`.

/** What the shop sells. */
export const productQueries = {
  all: (loadCatalogue: LoadCatalogue) =>
    queryOptions({
      queryKey: ['products'],
      queryFn: async () => (await loadCatalogue()).products.list(),
    }),
}

/** The owner's switches. */
export const settingsQueries = {
  shop: (loadCatalogue: LoadCatalogue) =>
    queryOptions({
      queryKey: ['settings'],
      queryFn: async () => (await loadCatalogue()).settings.shop(),
    }),
}
