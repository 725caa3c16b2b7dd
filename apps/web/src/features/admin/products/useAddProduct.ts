import { addProduct, type CheckedAddedProduct, type Product } from '@storefront/domain'

import { useServices } from '../../../shared/services.tsx'
import type { SaveResult } from '../frame/useEdit.ts'
import { useSaveProduct } from './useSaveProduct.ts'

/** Adds a product, and returns it as it is stored afterwards. */
export function useAddProduct(): (
  blank: Product,
  valid: CheckedAddedProduct,
) => Promise<SaveResult<Product>> {
  const services = useServices()
  const save = useSaveProduct()
  return async ({ id }, valid) => {
    const { run } = await services.loadBackend()
    const added = await run(addProduct, { id, ...valid })
    if (!added.ok) throw new Error(`A checked product was refused: ${added.error}`)
    // Where the answer to an earlier attempt was lost, this stores what has been typed since.
    return save(added.value, valid)
  }
}
