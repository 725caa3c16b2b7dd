import { err, ok, type Result } from '../shared/result.ts'
import type { Product } from './product.ts'

/** The fields of a product that an admin may change. */
export type ProductChanges = Partial<
  Pick<
    Product,
    | 'name'
    | 'priceCents'
    | 'active'
    | 'comingSoon'
    | 'stock'
    | 'alcoholByVolume'
    | 'volumeMl'
    | 'sortOrder'
  >
>

/**
 * What is still to be written of changes that somebody made to a product as they saw it. A field
 * that they left as it was is not written, so that it keeps what others gave it meanwhile; neither
 * is one that already holds what they want. `product-changed` when a field they changed has been
 * changed by others too, as an order does with the stock.
 *
 * @param stored the product as it is now
 * @param before the product as they saw it
 */
export function remainingChanges(
  stored: Product,
  before: Product,
  changes: ProductChanges,
): Result<ProductChanges, 'product-changed'> {
  // Object.keys forgets the keys of the type it is given.
  const fields = (Object.keys(changes) as (keyof ProductChanges)[]).filter(
    (field) => changes[field] !== before[field] && changes[field] !== stored[field],
  )
  if (fields.some((field) => stored[field] !== before[field])) return err('product-changed')
  return ok(Object.fromEntries(fields.map((field) => [field, changes[field]])))
}
