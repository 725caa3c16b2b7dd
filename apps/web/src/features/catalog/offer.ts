import type { Product } from '@storefront/domain'

import type { Shop } from './Shop.ts'

/** What the shop says about a bottle: `pending` until it has answered, `unknown` when it cannot or knows no such bottle. */
export type Offer = Product | 'pending' | 'unknown'

/** The shop's offer of the product with this id. */
export function offerOf(
  { products, outage }: Pick<Shop, 'products' | 'outage'>,
  id: string,
): Offer {
  if (products === null) return outage === null ? 'pending' : 'unknown'
  return products.find((product) => product.id === id) ?? 'unknown'
}

/** What the site tells of, in the order of the shop's products once they are known; unknown ones last. */
export function inShopOrder<Content extends { readonly id: string }>(
  { products }: Pick<Shop, 'products'>,
  contents: readonly Content[],
): readonly Content[] {
  if (products === null) return contents
  const placeOf = ({ id }: Content) => {
    const place = products.findIndex((product) => product.id === id)
    return place === -1 ? products.length : place
  }
  return contents.toSorted((one, other) => placeOf(one) - placeOf(other))
}
