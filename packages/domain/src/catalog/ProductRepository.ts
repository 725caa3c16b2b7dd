import type { Result } from '../shared/result.ts'
import type { Product } from './product.ts'
import type { ProductChanges } from './productChanges.ts'

export type UpdateProductError = 'product-not-found' | 'product-changed'

/** Port: the `products` collection (spec section 7). Failures are thrown as `Outage`. */
export interface ProductRepository {
  /** All products in their `sortOrder`. */
  list(): Promise<readonly Product[]>
  /**
   * For an admin: writes the fields that are changed and no others. Refuses with `product-changed`
   * when one of them no longer holds what `before` says, as when an order took of the stock.
   */
  update(before: Product, changes: ProductChanges): Promise<Result<void, UpdateProductError>>
}
