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
