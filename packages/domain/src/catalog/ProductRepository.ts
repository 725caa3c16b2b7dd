import type { Result } from '../shared/result.ts'
import type { Product } from './product.ts'
import type { ProductChanges } from './productChanges.ts'

export type UpdateProductError = 'product-not-found' | 'product-changed'

/** Port: the `products` collection (spec section 7). Failures are thrown as `Outage`. */
export interface ProductRepository {
  /** All products, sorted by `sortOrder`. */
  list(): Promise<readonly Product[]>
  /**
   * For admins: writes only the changed fields. Error `product-changed`: the stored value of one of
   * them differs from `before`, for example because an order reduced the stock.
   */
  update(before: Product, changes: ProductChanges): Promise<Result<void, UpdateProductError>>
}
