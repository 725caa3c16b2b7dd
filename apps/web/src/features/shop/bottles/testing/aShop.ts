import { emptyCart } from '@storefront/domain'
import { aProduct } from '@storefront/domain/testing'

import type { Shop } from '../../cart/useShop.ts'
import { distilled, reposado, tripleDistilled } from '../../catalog/products.ts'

/** The shop on an ordinary day: two bottles on sale, the third coming soon. */
export const shopProducts = [
  aProduct({ id: distilled.id, name: distilled.name, alcoholByVolume: 32 }),
  aProduct({
    id: tripleDistilled.id,
    name: tripleDistilled.name,
    priceCents: 3900,
    alcoholByVolume: null,
  }),
  aProduct({ id: reposado.id, name: reposado.name, priceCents: null, comingSoon: true }),
]

/** A shop whose answers are known, apart from what the story is about. */
export function aShop(overrides: Partial<Shop> = {}): Shop {
  return {
    products: shopProducts,
    isPrinted: false,
    outage: null,
    retry: () => undefined,
    add: () => undefined,
    added: null,
    cart: emptyCart,
    maxPerOrder: 24,
    ...overrides,
  }
}
