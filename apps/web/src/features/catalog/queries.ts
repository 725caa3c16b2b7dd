import { outageCodeOf, type Product } from '@storefront/domain'
import { queryOptions, QueryObserver, type QueryObserverResult } from '@tanstack/react-query'

import type { ProductsState } from '../../shared/printedCatalogue.ts'
import { clientOf } from '../../shared/query/ServerState.tsx'
import type { LoadCatalogue, Services } from '../../shared/services.tsx'

// The keys of the shop's server state exist only here.

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

/**
 * What `useQuery(productQueries.all(…))` would show, for pages that are there before this code is.
 *
 * @param leaving ends it
 */
export function observeProducts(
  services: Services,
  show: (state: ProductsState) => void,
  leaving: AbortSignal,
): void {
  if (leaving.aborted) return
  const client = clientOf(services)
  const observer = new QueryObserver(client, productQueries.all(services.loadCatalogue))
  const tell = ({ data, error }: QueryObserverResult<readonly Product[]>) =>
    show({ products: data ?? null, outage: error === null ? null : outageCodeOf(error) })
  // As its provider does: from here on the client hears of the window's focus.
  client.mount()
  const stop = observer.subscribe(tell)
  tell(observer.getCurrentResult())
  leaving.addEventListener('abort', () => {
    stop()
    client.unmount()
  })
}
