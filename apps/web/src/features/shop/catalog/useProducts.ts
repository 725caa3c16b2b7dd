import type { Product } from '@storefront/domain'
import type { QueryClient } from '@tanstack/react-query'

import {
  publicQuery,
  usePublicQuery,
  type PublicQueryState,
} from '../../../shared/query/publicQuery.ts'
import { useServices, type Services } from '../../../shared/services.tsx'
import { offerOf, priceToBuy, type Offer } from './offer.ts'

/** The shop's products, and the ids of those that cannot be read; those printed into the page come without stock. */
export const productsQuery = (services: Services) =>
  publicQuery(services, 'products', ({ products }) => products.list())

/** Replaces a product in the cached list. */
export const setCachedProduct = (client: QueryClient, services: Services, stored: Product) =>
  client.setQueryData(
    productsQuery(services).queryKey,
    (all) =>
      all && { ...all, items: all.items.map((one) => (one.id === stored.id ? stored : one)) },
  )

/**
 * The shop's products, which may be printed ones. Checkout and dashboard read confirmed ones instead.
 *
 * @param enabled whether to send a request; the cache is read in any case
 */
export function useProducts({ enabled = true } = {}): PublicQueryState<readonly Product[]> {
  const { data, ...query } = usePublicQuery(productsQuery(useServices()), enabled)
  return { ...query, data: data?.items ?? null }
}

/** The offer of a product from the cache; sends no request. */
export function useCachedOffer(id: string): Offer {
  const { data: products, outage } = useProducts({ enabled: false })
  return offerOf({ products, outage }, id)
}

/** The lowest price of all bottles that can be bought, in cents, from the cache; null while none is known. */
export function useLowestPrice(): number | null {
  const products = useProducts({ enabled: false }).data ?? []
  const prices = products.flatMap((product) => priceToBuy(product) ?? [])
  return prices.length === 0 ? null : Math.min(...prices)
}
