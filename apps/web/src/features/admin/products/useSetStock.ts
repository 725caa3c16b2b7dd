import { setStock, type CommandResult, type Product } from '@storefront/domain'
import { useQueryClient } from '@tanstack/react-query'

import { useServices } from '../../../shared/services.tsx'
import { productsQuery } from '../../catalog/useProducts.ts'

/** Why a stock was not set. */
export type StockRefusal = 'product-not-found' | 'product-changed'

/** Returns a function that sets the stock of a product, unless it has changed since the product was read. */
export function useSetStock(): (
  product: Product,
  stock: Product['stock'],
) => Promise<CommandResult<Product, StockRefusal>> {
  const services = useServices()
  const queries = useQueryClient()
  return async ({ id, stock: seen }, stock) => {
    const { run } = await services.loadBackend()
    const set = await run(setStock, { id, seen, stock })
    const products = productsQuery(services)
    if (set.ok) {
      queries.setQueryData(products.queryKey, (all) =>
        all?.map((product) => (product.id === id ? set.value : product)),
      )
    } else if (set.error === 'product-changed') {
      await queries.fetchQuery({ ...products, staleTime: 0 })
    }
    // The row of a product that no longer exists is kept, because it contains what was typed.
    return set
  }
}
