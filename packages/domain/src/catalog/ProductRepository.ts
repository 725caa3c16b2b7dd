import type { Product } from './product.ts'

/** Port: the `products` collection (spec section 7). Failures are thrown as `Outage`. */
export interface ProductRepository {
  /** All products in their `sortOrder`. */
  list(): Promise<readonly Product[]>
}
