import type { Product, ProductChanges } from '@storefront/domain'
import { useQueryClient } from '@tanstack/react-query'

import { useServices } from '../../../shared/services.tsx'
import { productsQuery } from '../../catalog/useProducts.ts'
import type { Saved } from '../frame/useEdit.ts'

/** Saves what an admin changed of a product, and tells what is stored of it then, also when it was refused. */
export function useSaveProduct(): (
  before: Product,
  changes: ProductChanges,
) => Promise<Saved<Product>> {
  const services = useServices()
  const queries = useQueryClient()
  return async (before, changes) => {
    const { products } = await services.loadBackend()
    const saved = await products.update(before, changes)
    const all = await products.list()
    const now = all.find(({ id }) => id === before.id) ?? null
    // Without the product a list would take the place of its form, and of what is said in it.
    if (now !== null) queries.setQueryData(productsQuery(services).queryKey, all)
    return { isSaved: saved.ok, now }
  }
}
