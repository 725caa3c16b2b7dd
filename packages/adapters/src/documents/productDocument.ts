import { toDecimal, type Product } from '@storefront/domain'

import type { DocumentFields } from './decodeDocument.ts'

/** `products/{id}` with its id and without `updatedAt`, which the backend sets. The price is a decimal in US dollars. */
export interface StoredProduct extends Omit<Product, 'priceCents'> {
  readonly price: number | null
}

/**
 * Returns the fields of a product's document, without `updatedAt`. An edit writes all of them, so that a
 * document made in the console gets its missing fields.
 */
export function toProductFields(product: Product): DocumentFields {
  const { id: _, priceCents, ...fields } = product
  return { ...fields, price: priceCents === null ? null : toDecimal(priceCents) }
}

/** Compares products by `sortOrder`, then by id (spec section 2.8). */
export function bySortOrder(a: Product, b: Product): number {
  return a.sortOrder - b.sortOrder || (a.id < b.id ? -1 : 1)
}
