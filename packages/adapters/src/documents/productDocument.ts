import { type Product, type ProductChanges, toDecimal } from '@storefront/domain'

import type { DocumentFields } from './decodeDocument.ts'

/** `products/{id}` with its id, but for its `updatedAt`, which is the backend's: the price is a decimal. */
export interface StoredProduct extends Omit<Product, 'priceCents'> {
  readonly price: number | null
}

/** The fields of a product's document that changes write, but for `updatedAt`. */
export function toProductFields({ priceCents, ...fields }: ProductChanges): DocumentFields {
  if (priceCents === undefined) return fields
  return { ...fields, price: priceCents === null ? null : toDecimal(priceCents) }
}

/** The order in which products are shown; the id decides between equals. */
export function bySortOrder(a: Product, b: Product): number {
  return a.sortOrder - b.sortOrder || (a.id < b.id ? -1 : 1)
}
