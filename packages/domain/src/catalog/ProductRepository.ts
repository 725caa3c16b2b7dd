import type { Listed } from '../shared/page.ts'
import type { Product } from './product.ts'
import type { WaitingList } from './waitingList.ts'

/** Port: reads the products and who waits for them (spec section 7); commands write both. Failures are thrown as `Outage`. */
export interface ProductRepository {
  /** All products, sorted by `sortOrder`. */
  list(): Promise<Listed<Product>>
  /** For admins: the waiting lists that somebody has joined. */
  waitingLists(): Promise<Listed<WaitingList>>
  /** The picture that was added with a product, as a data URL; null if there is none. */
  picture(productId: string): Promise<string | null>
}
