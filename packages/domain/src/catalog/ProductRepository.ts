import type { Product } from './product.ts'

/** Port: reads the `products` collection (spec section 7); commands write it. Failures are thrown as `Outage`. */
export interface ProductRepository {
  /** All products, sorted by `sortOrder`. */
  list(): Promise<readonly Product[]>
}
