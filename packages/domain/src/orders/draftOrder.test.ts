import * as fc from 'fast-check'
import { describe, expect, it } from 'vitest'

import { maxCartLines } from '../cart/Cart.ts'
import { ok } from '../shared/result.ts'
import { anyOrderRequest, anyPriceCents, anySettings } from '../testing/arbitraries.ts'
import { aProduct, someSettings } from '../testing/builders.ts'
import { draftOrder, orderTotals, type OrderRequest } from './draftOrder.ts'
import { defaultShopSettings } from './shopSettings.ts'

const aRequest = (overrides: Partial<OrderRequest> = {}): OrderRequest => ({
  lines: [{ id: 'destilado', quantity: 2 }],
  products: [aProduct()],
  settings: someSettings(),
  paymentMethod: 'onDelivery',
  destination: 'Pichincha',
  ...overrides,
})

/** Lines with this number of bottles and one bottle of another product. */
const withTriple = (quantity: number) => [
  { id: 'destilado', quantity },
  { id: 'triple', quantity: 1 },
]

const refused = (overrides: Partial<OrderRequest>) => {
  const drafted = draftOrder(aRequest(overrides))
  return drafted.ok ? null : drafted.error
}

describe('draftOrder', () => {
  it('turns the lines of a cart into those of an order, and totals', () => {
    expect(draftOrder(aRequest())).toEqual(
      ok({
        items: [
          { productId: 'destilado', name: 'Amaru Destilado', quantity: 2, unitPriceCents: 2700 },
        ],
        subtotalCents: 5400,
        shippingCents: 500,
        discountCents: 0,
        totalCents: 5900,
      }),
    )
  })

  it('refuses an empty cart', () => {
    expect(refused({ lines: [] })).toEqual({ code: 'cart-empty' })
  })

  it('refuses more bottles in all than the settings allow', () => {
    const products = [aProduct(), aProduct({ id: 'triple' })]
    expect(refused({ products, lines: withTriple(24) })).toEqual({ code: 'too-many-bottles' })
    expect(refused({ products, lines: withTriple(23) })).toBeNull()
    const settings = someSettings({ maxBottlesPerOrder: 25 })
    expect(refused({ products, lines: withTriple(24), settings })).toBeNull()
  })

  it('refuses a transfer if the settings do not offer it', () => {
    const settings = someSettings({ transferOffered: false })
    expect(refused({ settings, paymentMethod: 'transfer' })).toEqual({
      code: 'transfer-not-offered',
    })
    expect(refused({ settings, paymentMethod: 'onDelivery' })).toBeNull()
    expect(refused({ paymentMethod: 'transfer' })).toBeNull()
  })

  it('names every product that cannot be bought', () => {
    const lines = ['gone', 'soon', 'hidden', 'sold-out', 'fine'].map((id) => ({ id, quantity: 1 }))
    const products = [
      aProduct({ id: 'soon', priceCents: null }),
      aProduct({ id: 'hidden', active: false }),
      aProduct({ id: 'sold-out', stock: 0 }),
      aProduct({ id: 'fine' }),
    ]
    expect(refused({ lines, products })).toEqual({
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

  it('orders every line at the current price, or nothing', () => {
    fc.assert(
      fc.property(anyOrderRequest, (request) => {
        const drafted = draftOrder(request)
        if (!drafted.ok) return
        const { items, ...totals } = drafted.value
        expect(items).toEqual(
          request.products.map(({ id, name, priceCents }, index) => ({
            productId: id,
            name,
            quantity: request.lines[index]?.quantity,
            unitPriceCents: priceCents,
          })),
        )
        expect(totals).toEqual(orderTotals(items, request.settings, request.destination))
      }),
    )
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
    { maxLength: maxCartLines },
  )

  it('adds no shipping where there is nothing to send', () => {
    expect(orderTotals([], defaultShopSettings, '')).toMatchObject({
      shippingCents: 0,
      totalCents: 0,
    })
  })

  it('is exact in whole cents for every order', () => {
    fc.assert(
      fc.property(anyLines, anySettings, (lines, settings) => {
        const subtotal = lines.reduce(
          (sum, line) => sum + BigInt(line.quantity) * BigInt(line.unitPriceCents),
          0n,
        )
        const limit = settings.freeShippingFromCents
        const isFree = lines.length === 0 || (limit !== null && subtotal >= BigInt(limit))
        const shipping = isFree ? 0n : BigInt(settings.shippingCents)
        const totals = orderTotals(lines, { ...settings, provinceTerms: [] }, '')
        expect(BigInt(totals.subtotalCents)).toBe(subtotal)
        expect(BigInt(totals.shippingCents)).toBe(shipping)
        expect(BigInt(totals.totalCents)).toBe(subtotal + shipping)
      }),
    )
  })
})
