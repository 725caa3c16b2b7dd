import { availabilityOf, type OutageCode, type Product } from '@storefront/domain'

import type { ProductContent } from './products.ts'

/** A product as the shop offers it; `pending` while it loads, `unknown` when it cannot be loaded or does not exist. */
export type Offer = Product | 'pending' | 'unknown'

interface LoadedProducts {
  /** Null until they are loaded. */
  readonly products: readonly Product[] | null
  readonly outage: OutageCode | null
}

/** The shop's offer of the product with this id. */
export function offerOf({ products, outage }: LoadedProducts, id: string): Offer {
  if (products === null) return outage === null ? 'pending' : 'unknown'
  return products.find((product) => product.id === id) ?? 'unknown'
}

/** Whether a bottle is coming soon: the site has no page for it, and the shop does not sell it yet. */
export function isComingSoon({ path }: Pick<ProductContent, 'path'>, offer: Offer): boolean {
  return path === null && (typeof offer === 'string' || availabilityOf(offer) === 'coming-soon')
}

/** Whether the product can be bought, or may turn out to be once it is loaded. */
export function mayBeBought(offer: Offer): offer is Product | 'pending' {
  if (offer === 'unknown') return false
  return offer === 'pending' || availabilityOf(offer) === 'available'
}

/** The price of a product that can be bought, in cents; null for all others and while it loads. */
export function priceToBuy(offer: Offer): number | null {
  return typeof offer === 'object' && mayBeBought(offer) ? offer.priceCents : null
}

/** Sorts what belongs to products by the shop's order of them, once they are loaded; what is of other products is last. */
export function inShopOrder<Item extends { readonly id: string }>(
  items: readonly Item[],
  products: readonly Product[] | null,
): readonly Item[] {
  if (products === null) return items
  const placeOf = ({ id }: Item) => {
    const place = products.findIndex((product) => product.id === id)
    return place === -1 ? products.length : place
  }
  return items.toSorted((one, other) => placeOf(one) - placeOf(other))
}
