import * as fc from 'fast-check'
import { describe, expect, it } from 'vitest'

import { anyPriceCents, anySettings } from '../testing/arbitraries.ts'
import { aCartLine, aCustomer, aProduct, aProfile } from '../testing/builders.ts'
import {
  draftOrder,
  mayOrderAgain,
  nextOrderAt,
  orderIntervalMs,
  orderTotals,
  type OrderRequest,
} from './draftOrder.ts'
import { maxNotesLength, maxOrderLines } from './order.ts'
import { defaultShopSettings } from './shopSettings.ts'

const aRequest = (overrides: Partial<OrderRequest> = {}): OrderRequest => ({
  id: 'order-0000000001',
  uid: 'rosa',
  cart: [aCartLine({ quantity: 2 })],
  products: [aProduct()],
  settings: { ...defaultShopSettings, transferOffered: true },
  paymentMethod: 'onDelivery',
  language: 'en',
  customer: aCustomer(),
  emailVerified: true,
  now: Date.UTC(2026, 0, 2, 12),
  ...overrides,
})

/** A cart with this number of bottles and one bottle of another product. */
const withTriple = (quantity: number) => [aCartLine({ quantity }), aCartLine({ id: 'triple' })]

const refused = (overrides: Partial<OrderRequest>) => {
  const drafted = draftOrder(aRequest(overrides))
  return drafted.ok ? null : drafted.error
}

describe('draftOrder', () => {
  it('turns a cart into lines and totals', () => {
    expect(draftOrder(aRequest({ notes: ' Timbre 2 ' }))).toEqual({
      ok: true,
      value: {
        id: 'order-0000000001',
        uid: 'rosa',
        items: [
          {
            productId: 'destilado',
            name: 'Amaru Destilado',
            quantity: 2,
            unitPriceCents: 2700,
            stockCounted: false,
          },
        ],
        subtotalCents: 5400,
        shippingCents: 500,
        totalCents: 5900,
        paymentMethod: 'onDelivery',
        language: 'en',
        customer: aCustomer(),
        notes: 'Timbre 2',
      },
    })
  })

  it("uses the product's current name and price, not those of the cart's line", () => {
    const products = [aProduct({ name: 'Nuevo', priceCents: 3000 })]
    expect(draftOrder(aRequest({ products }))).toMatchObject({
      value: { items: [{ name: 'Nuevo', unitPriceCents: 3000 }], subtotalCents: 6000, notes: '' },
    })
  })

  it("takes only the customer's fields from a profile", () => {
    expect(draftOrder(aRequest({ customer: aProfile() }))).toMatchObject({
      value: { customer: aCustomer() },
    })
    const drafted = draftOrder(aRequest({ customer: aProfile() }))
    expect(drafted.ok && Object.keys(drafted.value.customer)).toEqual(Object.keys(aCustomer()))
  })

  it('marks the lines that reduce a counted stock', () => {
    expect(draftOrder(aRequest({ products: [aProduct({ stock: 2 })] }))).toMatchObject({
      value: { items: [{ stockCounted: true }] },
    })
  })

  it('refuses an empty cart', () => {
    expect(refused({ cart: [] })).toEqual({ code: 'cart-empty' })
  })

  it('refuses more products than one commit can check', () => {
    const products = Array.from({ length: maxOrderLines + 1 }, (_, index) =>
      aProduct({ id: `product-${index}` }),
    )
    const cart = products.map(({ id }) => aCartLine({ id }))
    expect(refused({ products, cart })).toEqual({ code: 'too-many-lines' })
    expect(refused({ products, cart: cart.slice(1) })).toBeNull()
  })

  it('refuses while sales are paused', () => {
    expect(refused({ settings: { ...defaultShopSettings, salesPaused: true } })).toEqual({
      code: 'sales-paused',
    })
  })

  it('refuses during a planned pause but not before or after it', () => {
    const settings = { ...defaultShopSettings, plannedPause: { startsAt: 1000, endsAt: 2000 } }
    expect([999, 1000, 1999, 2000].map((now) => refused({ settings, now }))).toEqual([
      null,
      { code: 'sales-paused' },
      { code: 'sales-paused' },
      null,
    ])
  })

  it('refuses a second order within five minutes', () => {
    const lastOrderAt = 1_000_000
    const soon = lastOrderAt + orderIntervalMs
    expect(refused({ lastOrderAt, now: soon })).toEqual({ code: 'ordered-recently' })
    expect(refused({ lastOrderAt, now: soon + 1 })).toBeNull()
    expect(refused({ lastOrderAt: null, now: soon })).toBeNull()
  })

  it('refuses more bottles in all than the settings allow', () => {
    const products = [aProduct(), aProduct({ id: 'triple' })]
    expect(refused({ products, cart: withTriple(24) })).toEqual({ code: 'too-many-bottles' })
    expect(refused({ products, cart: withTriple(23) })).toBeNull()
    const settings = { ...defaultShopSettings, maxBottlesPerOrder: 25 }
    expect(refused({ products, cart: withTriple(24), settings })).toBeNull()
  })

  it('refuses a transfer if the settings do not offer it', () => {
    const settings = { ...defaultShopSettings, transferOffered: false }
    expect(refused({ settings, paymentMethod: 'transfer' })).toEqual({
      code: 'transfer-not-offered',
    })
    expect(refused({ settings, paymentMethod: 'onDelivery' })).toBeNull()
    expect(refused({ paymentMethod: 'transfer' })).toBeNull()
  })

  it('refuses an unverified address if the settings require a verified one', () => {
    const settings = { ...defaultShopSettings, verifiedEmailOnly: true }
    expect(refused({ settings, emailVerified: false })).toEqual({ code: 'email-unverified' })
    expect(refused({ settings })).toBeNull()
    expect(refused({ emailVerified: false })).toBeNull()
  })

  it('refuses an incomplete customer', () => {
    expect(refused({ customer: aCustomer({ direccion: '' }) })).toEqual({
      code: 'customer-incomplete',
    })
  })

  it('refuses notes that are too long', () => {
    expect(refused({ notes: 'x'.repeat(maxNotesLength) })).toBeNull()
    expect(refused({ notes: 'x'.repeat(maxNotesLength + 1) })).toEqual({ code: 'notes-too-long' })
  })

  it('names every product that cannot be bought', () => {
    const cart = ['gone', 'soon', 'hidden', 'sold-out', 'fine'].map((id) => aCartLine({ id }))
    const products = [
      aProduct({ id: 'soon', priceCents: null }),
      aProduct({ id: 'hidden', active: false }),
      aProduct({ id: 'sold-out', stock: 0 }),
      aProduct({ id: 'fine' }),
    ]
    expect(refused({ cart, products })).toEqual({
      code: 'product-unavailable',
      productIds: ['gone', 'soon', 'hidden', 'sold-out'],
    })
  })

  it('names every product with too little stock', () => {
    expect(refused({ products: [aProduct({ stock: 1 })] })).toEqual({
      code: 'stock-too-low',
      productIds: ['destilado'],
    })
  })
})

describe('nextOrderAt', () => {
  const minute = 60_000

  it('is a whole minute at which an order is accepted', () => {
    fc.assert(
      fc.property(fc.nat(10 * minute), fc.nat(orderIntervalMs), (lastOrderAt, passed) => {
        const next = nextOrderAt(lastOrderAt, lastOrderAt + passed)
        expect(Number(next) % minute).toBe(0)
        expect(mayOrderAgain(lastOrderAt, Number(next))).toBe(true)
        expect(mayOrderAgain(lastOrderAt, Number(next) - minute)).toBe(false)
      }),
    )
  })

  it('is null for an account that may order now', () => {
    expect(nextOrderAt(null, 7)).toBeNull()
    expect(nextOrderAt(1_000, 1_001 + orderIntervalMs)).toBeNull()
  })
})

describe('orderTotals', () => {
  const anyLines = fc.array(
    fc.record({
      productId: fc.string(),
      name: fc.string(),
      quantity: fc.integer({ min: 1, max: 99 }),
      unitPriceCents: anyPriceCents,
    }),
    { maxLength: maxOrderLines },
  )

  it('adds no shipping where there is nothing to send', () => {
    expect(orderTotals([], defaultShopSettings)).toMatchObject({ shippingCents: 0, totalCents: 0 })
  })

  it('is exact for every order', () => {
    fc.assert(
      fc.property(anyLines, anySettings, (lines, settings) => {
        const subtotal = lines.reduce(
          (sum, line) => sum + BigInt(line.quantity) * BigInt(line.unitPriceCents),
          0n,
        )
        const limit = settings.freeShippingFromCents
        const isFree = lines.length === 0 || (limit !== null && subtotal >= BigInt(limit))
        const shipping = isFree ? 0n : BigInt(settings.shippingCents)
        const totals = orderTotals(lines, settings)
        expect(BigInt(totals.subtotalCents)).toBe(subtotal)
        expect(BigInt(totals.shippingCents)).toBe(shipping)
        expect(BigInt(totals.totalCents)).toBe(subtotal + shipping)
      }),
    )
  })
})
