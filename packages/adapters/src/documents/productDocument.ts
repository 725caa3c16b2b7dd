import { type Product, toDecimal } from '@storefront/domain'

import type { DocumentFields } from './decodeDocument.ts'

/** `products/{id}` with its id, but for its `updatedAt`, which is the backend's: the price is a decimal. */
export interface StoredProduct extends Omit<Product, 'priceCents'> {
  readonly price: number | null
}

/**
 * The fields of a product's document, but for `updatedAt`. An edit writes all of them, so that one
 * made by hand gets what it lacks.
 */
export function toProductFields(product: Product): DocumentFields {
  const { id: _, priceCents, ...fields } = product
  return { ...fields, price: priceCents === null ? null : toDecimal(priceCents) }
}

/** The order in which products are shown; the id decides between equals. */
export function bySortOrder(a: Product, b: Product): number {
  return a.sortOrder - b.sortOrder || (a.id < b.id ? -1 : 1)
}
