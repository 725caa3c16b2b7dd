import type { Product } from '@storefront/domain'

import { type PublicAnswer, publicQuery, usePublicQuery } from '../../shared/query/publicQuery.ts'
import { type Services, useServices } from '../../shared/services.tsx'

/** What the shop sells; as printed, without its stock. */
export const productsQuery = (services: Services) =>
  publicQuery(services, 'products', ({ products }) => products.list())

/**
 * The shop's products, for all but the checkout and the dashboard.
 *
 * @param enabled whether to request them; what is cached is read in any case
 */
export function useProducts({ enabled = true } = {}): PublicAnswer<readonly Product[]> {
  return usePublicQuery(productsQuery(useServices()), enabled)
}
