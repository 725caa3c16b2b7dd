import { type Product, toDecimal } from '@storefront/domain'

/** `products/{id}` but for its `updatedAt`, which is the backend's: the price is a decimal. */
export function toProductDocument(product: Product) {
  const { id: _, priceCents, ...kept } = product
  return { ...kept, price: priceCents === null ? null : toDecimal(priceCents) }
}

/** The order in which products are shown; the id decides between equals. */
export function bySortOrder(a: Product, b: Product): number {
  return a.sortOrder - b.sortOrder || (a.id < b.id ? -1 : 1)
}
