import * as fc from 'fast-check'

import { type Cart, type CartLine, maxCartLines, maxQuantity } from '../cart/Cart.ts'
import { type Cents, maxPriceCents } from '../money/money.ts'

/** Every price a product may have. */
export const anyPriceCents: fc.Arbitrary<Cents> = fc.integer({ min: 0, max: maxPriceCents })

/** Lines that share a few ids, so that generated carts overlap. */
export const anyCartLine: fc.Arbitrary<CartLine> = fc.record({
  id: fc.constantFrom(
    ...Array.from({ length: maxCartLines + 4 }, (_, index) => `product-${index}`),
  ),
  name: fc.string(),
  priceCents: anyPriceCents,
  image: fc.option(fc.string(), { nil: null }),
  quantity: fc.integer({ min: 1, max: maxQuantity }),
})

/** Every cart there can be, from empty to full. */
export const anyCart: fc.Arbitrary<Cart> = fc.uniqueArray(anyCartLine, {
  selector: (line) => line.id,
  maxLength: maxCartLines,
})
