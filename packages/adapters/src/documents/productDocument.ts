import type { Product } from '@storefront/domain'

/** `products/{id}` with its id, but for its `updatedAt`, which is the backend's: the price is a decimal. */
export interface StoredProduct extends Omit<Product, 'priceCents'> {
  readonly price: number | null
}

/** The order in which products are shown; the id decides between equals. */
export function bySortOrder(a: Product, b: Product): number {
  return a.sortOrder - b.sortOrder || (a.id < b.id ? -1 : 1)
}
