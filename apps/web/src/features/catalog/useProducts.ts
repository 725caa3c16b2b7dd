import type { Product } from '@storefront/domain'

import {
  type PublicQueryState,
  publicQuery,
  usePublicQuery,
} from '../../shared/query/publicQuery.ts'
import { type Services, useServices } from '../../shared/services.tsx'

/** The shop's products; those printed into the page come without stock. */
export const productsQuery = (services: Services) =>
  publicQuery(services, 'products', ({ products }) => products.list())

/**
 * The shop's products, which may be printed ones. Checkout and dashboard read confirmed ones instead.
 *
 * @param enabled whether to send a request; the cache is read in any case
 */
export function useProducts({ enabled = true } = {}): PublicQueryState<readonly Product[]> {
  return usePublicQuery(productsQuery(useServices()), enabled)
}
