import { saveProduct, type Product, type ProductChanges } from '@storefront/domain'
import { useQueryClient } from '@tanstack/react-query'

import { useServices } from '../../../shared/services.tsx'
import { productsQuery } from '../../catalog/useProducts.ts'
import type { SaveResult } from '../frame/useEdit.ts'

/** Saves the changes to a product and returns the product as it is stored afterwards, also after a refusal. */
export function useSaveProduct(): (
  before: Product,
  changes: ProductChanges,
) => Promise<SaveResult<Product>> {
  const services = useServices()
  const queries = useQueryClient()
  return async (before, changes) => {
    const { run, products } = await services.loadBackend()
    const { name, priceCents, active, comingSoon, stock } = before
    const { alcoholByVolume, volumeMl, sortOrder } = before
    const seen = {
      name,
      priceCents,
      active,
      comingSoon,
      stock,
      alcoholByVolume,
      volumeMl,
      sortOrder,
    }
    const saved = await run(saveProduct, { id: before.id, seen, changes })
    const all = await products.list()
    const now = all.find(({ id }) => id === before.id) ?? null
    // If the product no longer exists, the cached list is kept; otherwise the page would replace the form and its
    // message by the list.
    if (now !== null) queries.setQueryData(productsQuery(services).queryKey, all)
    return { isSaved: saved.ok, now }
  }
}
