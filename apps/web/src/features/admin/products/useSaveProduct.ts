import { saveProduct, type Product } from '@storefront/domain'
import { useQueryClient } from '@tanstack/react-query'

import { useServices } from '../../../shared/services.tsx'
import { addedPictureKey } from '../../catalog/useAddedPicture.ts'
import { productsQuery } from '../../catalog/useProducts.ts'
import type { SaveResult } from '../frame/useEdit.ts'
import type { ProductEdit } from './productForm.ts'

/** Saves the changes to a product and returns the product as it is stored afterwards, also after a refusal. */
export function useSaveProduct(): (
  before: Product,
  edit: ProductEdit,
) => Promise<SaveResult<Product>> {
  const services = useServices()
  const queries = useQueryClient()
  return async (before, { picture = '', ...changes }) => {
    const { run, products } = await services.loadBackend()
    const { id, currency: _currency, image: _image, sortOrder: _sortOrder, ...seen } = before
    const saved = await run(saveProduct, {
      id,
      seen,
      changes,
      ...(picture !== '' && { picture }),
    })
    const all = await products.list()
    const now = all.find((product) => product.id === id) ?? null
    // If the product no longer exists, the cached list is kept; otherwise the page would replace the form and its
    // message by the list.
    if (now !== null) queries.setQueryData(productsQuery(services).queryKey, all)
    if (saved.ok && picture !== '') queries.setQueryData(addedPictureKey(id), picture)
    return { isSaved: saved.ok, now }
  }
}
