import { saveProduct, storedOf, type Changed, type Product, type Result } from '@storefront/domain'
import { useQueryClient } from '@tanstack/react-query'

import { useServices } from '../../../shared/services.tsx'
import { addedPictureKey } from '../../shop/catalog/useAddedPicture.ts'
import { keepProduct } from '../../shop/catalog/useProducts.ts'
import type { ProductEdit } from './productForm.ts'

/** Why a product is not saved. */
export type SaveRefusal = 'product-not-found' | 'content-fixed' | 'price-missing' | Changed<Product>

/** Saves a product over the one that was shown. Throws outages. */
export type SaveProduct = (
  shown: Product,
  edit: ProductEdit,
) => Promise<Result<Product, SaveRefusal>>

export function useSaveProduct(): SaveProduct {
  const services = useServices()
  const queries = useQueryClient()
  return async (shown, { picture = '', stock: counted, name, description, ...sale }) => {
    const { run } = await services.loadBackend()
    const { id, version, stock: seen } = shown
    const saved = await run(saveProduct, {
      id,
      version,
      words: name === undefined || description === undefined ? null : { name, description },
      sale,
      stock: counted === seen ? null : { seen, counted },
      picture: picture === '' ? null : picture,
    })
    const stored = storedOf(saved)
    // The cached list keeps a product that no longer exists: the page would replace the form and its message by the list.
    if (stored !== null) keepProduct(queries, services, stored)
    if (saved.ok && picture !== '') queries.setQueryData(addedPictureKey(id), picture)
    return saved
  }
}
