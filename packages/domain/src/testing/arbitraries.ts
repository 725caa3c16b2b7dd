import * as fc from 'fast-check'

import { type Cart, type CartLine, maxCartLines, maxQuantity } from '../cart/Cart.ts'
import { type Product, toCartLine } from '../catalog/product.ts'
import { type Cents, maxPriceCents } from '../money/money.ts'
import type { OrderRequest } from '../orders/draftOrder.ts'
import { maxOrderLines, paymentMethods } from '../orders/order.ts'
import {
  defaultShopSettings,
  type PlannedPause,
  settingsBounds,
  type ShopSettings,
} from '../orders/shopSettings.ts'
import { aCustomer, aProduct } from './builders.ts'

/** Every price a product may have. */
export const anyPriceCents: fc.Arbitrary<Cents> = fc.integer({ min: 0, max: maxPriceCents })

const anyQuantity = fc.integer({ min: 1, max: maxQuantity })

/** Lines that share a few ids, so that generated carts overlap. */
export const anyCartLine: fc.Arbitrary<CartLine> = fc.record({
  id: fc.constantFrom(
    ...Array.from({ length: maxCartLines + 4 }, (_, index) => `product-${index}`),
  ),
  name: fc.string(),
  priceCents: anyPriceCents,
  image: fc.option(fc.string(), { nil: null }),
  quantity: anyQuantity,
})

/** Every cart there can be, from empty to full. */
export const anyCart: fc.Arbitrary<Cart> = fc.uniqueArray(anyCartLine, {
  selector: (line) => line.id,
  maxLength: maxCartLines,
})

/** What a shop may charge for shipping, its sales on and its orders as large as can be. */
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

/** None, one that is over, one to come, seldom one of now: at `orderedAt` as at any time of this century. */
const anyPause: fc.Arbitrary<PlannedPause | null> = fc.oneof(
  { weight: 10, arbitrary: fc.constant(null) },
  { weight: 3, arbitrary: fc.constant({ startsAt: past, endsAt: past + 1 }) },
  { weight: 3, arbitrary: fc.constant({ startsAt: future, endsAt: future + 1 }) },
  { weight: 1, arbitrary: fc.constant({ startsAt: past, endsAt: future }) },
)

/** Of any script, and with something in it. */
const anyText = (maxLength: number) =>
  fc
    .string({ unit: 'grapheme', minLength: 1, maxLength: Math.floor(maxLength / 2) })
    .filter((text) => text.trim() !== '' && text.length <= maxLength)

const seldom = (flag: boolean) =>
  fc.integer({ min: 1, max: 60 }).map((n) => (n === 1 ? flag : !flag))

/** A product and how many bottles of it are wanted: mostly as many as there are, or fewer. */
const anyWant = fc.record({
  name: anyText(40),
  // A bottle for nothing could be one more without costing more.
  priceCents: fc.integer({ min: 1, max: maxPriceCents }),
  active: seldom(false),
  comingSoon: seldom(true),
  quantity: anyQuantity,
  left: fc.option(
    fc.oneof({ weight: 30, arbitrary: fc.nat(100) }, { weight: 1, arbitrary: fc.constant(-1) }),
    { nil: null },
  ),
})

interface Want {
  readonly product: Product
  readonly quantity: number
}

const anyWants: fc.Arbitrary<Want[]> = fc
  .array(anyWant, { minLength: 1, maxLength: maxOrderLines })
  .map((wants) =>
    wants.map(({ quantity, left, ...fields }, index) => ({
      product: aProduct({
        ...fields,
        id: `bottle-${index}`,
        stock: left === null ? null : Math.max(0, quantity + left),
      }),
      quantity,
    })),
  )

/**
 * Carts of every size in shops of every kind, for one buyer. Most can be ordered; in some a product
 * is not sold, there are too few bottles, sales are paused, the order is too large for the shop, or it
 * wants an address that is verified.
 */
export const anyOrderRequest = (buyer: {
  readonly uid: string
  readonly email: string
}): fc.Arbitrary<OrderRequest> =>
  fc
    .record({
      wants: anyWants,
      settings: anySettings,
      terms: fc.record({
        salesPaused: seldom(true),
        plannedPause: anyPause,
        maxBottlesPerOrder: fc.oneof(
          { weight: 30, arbitrary: fc.constant(settingsBounds.bottles) },
          { weight: 1, arbitrary: fc.integer({ min: 1, max: maxQuantity }) },
        ),
        verifiedEmailOnly: fc.boolean(),
      }),
      emailVerified: seldom(false),
      paymentMethod: fc.constantFrom(...paymentMethods),
      nombre: anyText(60),
      direccion: anyText(200),
      notes: fc.oneof(fc.constant(''), anyText(300)),
    })
    .map(({ wants, settings, terms, nombre, direccion, ...choices }) => ({
      id: 'order-0000000001',
      uid: buyer.uid,
      cart: wants.map(({ product, quantity }) => toCartLine(product, quantity)),
      products: wants.map(({ product }) => product),
      settings: { ...settings, ...terms },
      customer: aCustomer({ nombre, direccion, email: buyer.email }),
      now: orderedAt,
      ...choices,
    }))
