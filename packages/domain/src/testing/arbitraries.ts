import * as fc from 'fast-check'

import { maxCartLines, maxQuantity, type Cart, type CartLine } from '../cart/Cart.ts'
import { toCartLine } from '../cart/toCartLine.ts'
import type { Product } from '../catalog/product.ts'
import { maxPriceCents, type Cents } from '../money/money.ts'
import type { OrderRequest } from '../orders/draftOrder.ts'
import { maxOrderLines, paymentMethods } from '../orders/order.ts'
import {
  defaultShopSettings,
  settingsBounds,
  type PlannedPause,
  type ShopSettings,
} from '../orders/shopSettings.ts'
import { languages } from '../shared/language.ts'
import { aCustomer, aProduct } from './builders.ts'

/** Every price a product may have. */
export const anyPriceCents: fc.Arbitrary<Cents> = fc.integer({ min: 0, max: maxPriceCents })

const anyQuantity = fc.integer({ min: 1, max: maxQuantity })

/** A line with one of a few ids, so that generated carts overlap. */
export const anyCartLine: fc.Arbitrary<CartLine> = fc.record({
  id: fc.constantFrom(
    ...Array.from({ length: maxCartLines + 4 }, (_, index) => `product-${index}`),
  ),
  name: fc.string(),
  priceCents: anyPriceCents,
  image: fc.option(fc.string(), { nil: null }),
  quantity: anyQuantity,
})

/** Any cart, from empty to full. */
export const anyCart: fc.Arbitrary<Cart> = fc.uniqueArray(anyCartLine, {
  selector: (line) => line.id,
  maxLength: maxCartLines,
})

/** Settings with any shipping cost, open sales and the highest limit of bottles. */
export const anySettings: fc.Arbitrary<ShopSettings> = fc
  .record({
    shippingCents: fc.nat(10_000),
    freeShippingFromCents: fc.option(fc.nat(maxPriceCents), { nil: null }),
  })
  .map((shipping) => ({
    ...defaultShopSettings,
    maxBottlesPerOrder: settingsBounds.bottles,
    ...shipping,
  }))

const [past, orderedAt, future] = [
  Date.UTC(2001, 0, 1),
  Date.UTC(2026, 0, 2),
  Date.UTC(2096, 0, 1),
] as const

/** No pause, a past one, a future one, or rarely a current one, at `orderedAt` and at the time of the test. */
const anyPause: fc.Arbitrary<PlannedPause | null> = fc.oneof(
  { weight: 10, arbitrary: fc.constant(null) },
  { weight: 3, arbitrary: fc.constant({ startsAt: past, endsAt: past + 1 }) },
  { weight: 3, arbitrary: fc.constant({ startsAt: future, endsAt: future + 1 }) },
  { weight: 1, arbitrary: fc.constant({ startsAt: past, endsAt: future }) },
)

/** A text in any script that is not blank. */
const anyText = (maxLength: number) =>
  fc
    .string({ unit: 'grapheme', minLength: 1, maxLength: Math.floor(maxLength / 2) })
    .filter((text) => text.trim() !== '' && text.length <= maxLength)

const rarely = (flag: boolean) =>
  fc.integer({ min: 1, max: 60 }).map((n) => (n === 1 ? flag : !flag))

/** The fields of a product and the ordered quantity; mostly the stock is large enough. */
const anyOrderedFields = fc.record({
  name: anyText(40),
  // With a free bottle, a forged quantity would not change the total.
  priceCents: fc.integer({ min: 1, max: maxPriceCents }),
  active: rarely(false),
  comingSoon: rarely(true),
  quantity: anyQuantity,
  remaining: fc.option(
    fc.oneof({ weight: 30, arbitrary: fc.nat(100) }, { weight: 1, arbitrary: fc.constant(-1) }),
    { nil: null },
  ),
})

interface OrderedProduct {
  readonly product: Product
  readonly quantity: number
}

const anyOrderedProducts: fc.Arbitrary<OrderedProduct[]> = fc
  .array(anyOrderedFields, { minLength: 1, maxLength: maxOrderLines })
  .map((ordered) =>
    ordered.map(({ quantity, remaining, ...fields }, index) => ({
      product: aProduct({
        ...fields,
        id: `bottle-${index}`,
        stock: remaining === null ? null : Math.max(0, quantity + remaining),
      }),
      quantity,
    })),
  )

/**
 * Carts of any size and shops with any settings, for one buyer. Most carts can be ordered; in some a
 * product is not sold, there are too few bottles, sales are paused, there are more bottles than the shop
 * allows, or the buyer's address is not verified.
 */
export const anyOrderRequest = (buyer: {
  readonly uid: string
  readonly email: string
}): fc.Arbitrary<OrderRequest> =>
  fc
    .record({
      ordered: anyOrderedProducts,
      settings: anySettings,
      terms: fc.record({
        salesPaused: rarely(true),
        plannedPause: anyPause,
        maxBottlesPerOrder: fc.oneof(
          { weight: 30, arbitrary: fc.constant(settingsBounds.bottles) },
          { weight: 1, arbitrary: fc.integer({ min: 1, max: maxQuantity }) },
        ),
        verifiedEmailOnly: fc.boolean(),
        transferOffered: rarely(false),
      }),
      emailVerified: rarely(false),
      paymentMethod: fc.constantFrom(...paymentMethods),
      language: fc.constantFrom(...languages),
      nombre: anyText(60),
      direccion: anyText(200),
      notes: fc.oneof(fc.constant(''), anyText(300)),
    })
    .map(({ ordered, settings, terms, nombre, direccion, ...choices }) => ({
      id: 'order000000000000001',
      uid: buyer.uid,
      cart: ordered.map(({ product, quantity }) => toCartLine(product, quantity)),
      products: ordered.map(({ product }) => product),
      settings: { ...settings, ...terms },
      customer: aCustomer({ nombre, direccion, email: buyer.email }),
      now: orderedAt,
      ...choices,
    }))
