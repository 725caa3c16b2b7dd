import { saveProduct, type Product } from '@storefront/domain'
import { useQueryClient } from '@tanstack/react-query'

import { useServices } from '../../../shared/services.tsx'
import { addedPictureKey } from '../../catalog/useAddedPicture.ts'
import { productsQuery } from '../../catalog/useProducts.ts'
import type { SaveResult } from '../frame/useEdit.ts'
import type { ProductEdit } from './productForm.ts'

/** Saves a product over the one that was shown. */
export function useSaveProduct(): (
  shown: Product,
  edit: ProductEdit,
) => Promise<SaveResult<Product>> {
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
    const stored = saved.ok
      ? saved.value
      : typeof saved.error === 'object'
        ? saved.error.stored
        : null
    if (stored === null) {
      // The cached list is kept: without the product, the page would replace the form and its message by the list.
      if (!saved.ok && saved.error === 'product-not-found') return { stored, refusal: 'gone' }
      throw new Error('A checked product was refused')
    }
    queries.setQueryData(productsQuery(services).queryKey, (all) =>
      all?.map((one) => (one.id === id ? stored : one)),
    )
    if (saved.ok && picture !== '') queries.setQueryData(addedPictureKey(id), picture)
    return { stored, refusal: saved.ok ? null : 'changed' }
  }
}
