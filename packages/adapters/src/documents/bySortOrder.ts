import type { Product } from '@storefront/domain'

/** Compares products by `sortOrder`, then by id (spec section 2.8). */
export function bySortOrder(a: Product, b: Product): number {
  return a.sortOrder - b.sortOrder || (a.id < b.id ? -1 : 1)
}
