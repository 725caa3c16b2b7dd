import type { Product } from '@storefront/domain'
import type { QueryClient } from '@tanstack/react-query'

import {
  publicQuery,
  usePublicQuery,
  type PublicQueryState,
} from '../../../shared/query/publicQuery.ts'
import { useServices, type Services } from '../../../shared/services.tsx'
import { priceToBuy } from './offer.ts'

/** The shop's products, and the ids of those that cannot be read; those printed into the page come without stock. */
export const productsQuery = (services: Services) =>
  publicQuery(services, 'products', ({ products }) => products.list())

/** Keeps a product that a command has answered with, in the list. */
export const keepProduct = (queries: QueryClient, services: Services, stored: Product) =>
  queries.setQueryData(
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
  return usePublicQuery(productsQuery(useServices()), { enabled, select: ({ items }) => items })
}

/** The price of a product that can be bought, in cents, from the cache; null for all others and while none is known. */
export const usePriceToBuy = (id: string): number | null =>
  usePublicQuery(productsQuery(useServices()), {
    enabled: false,
    select: ({ items }) => priceToBuy(items.find((product) => product.id === id) ?? 'unknown'),
  }).data

/** The lowest price of all bottles that can be bought, in cents, from the cache; null while none is known. */
export const useLowestPrice = (): number | null =>
  usePublicQuery(productsQuery(useServices()), {
    enabled: false,
    select({ items }) {
      const prices = items.flatMap((product) => priceToBuy(product) ?? [])
      return prices.length === 0 ? null : Math.min(...prices)
    },
  }).data
