import * as fc from 'fast-check'
import { describe, expect, it } from 'vitest'

import { maxPriceCents } from '../money/money.ts'
import { anyCart } from '../testing/arbitraries.ts'
import { aCartLine } from '../testing/builders.ts'
import { isValidQuantity, maxCartLines } from './Cart.ts'
import { parseCart, toStoredCart } from './storedCart.ts'

const stored = {
  id: 'destilado',
  name: 'Amaru Destilado',
  price: 27.5,
  image: 'bottle-destilado-1',
  quantity: 2,
}

describe('parseCart', () => {
  it('reads a stored line', () => {
    expect(parseCart([stored])).toEqual({
      cart: [aCartLine({ priceCents: 2750, quantity: 2 })],
      dropped: 0,
    })
  })

  it("fills in the spec's defaults", () => {
    expect(parseCart([{ id: 'destilado' }]).cart).toEqual([
      { id: 'destilado', name: 'Nombre no disponible', priceCents: 0, image: null, quantity: 1 },
    ])
  })

  it.each([
    ['name', 7, { name: 'Nombre no disponible' }],
    ['name', 'n'.repeat(201), { name: 'Nombre no disponible' }],
    ['price', '27,50', { priceCents: 2750 }],
    ['price', 'a lot', { priceCents: 0 }],
    ['price', -1, { priceCents: 0 }],
    ['price', 1e300, { priceCents: 0 }],
    ['image', 7, { image: null }],
    ['image', 'i'.repeat(501), { image: null }],
    ['quantity', 500, { quantity: 99 }],
    ['quantity', '2', { quantity: 2 }],
    ['quantity', ' 3 ', { quantity: 3 }],
  ])('keeps a line with an invalid %s', (field, value, kept) => {
    const { cart, dropped } = parseCart([{ ...stored, [field]: value }])
    expect(cart).toEqual([expect.objectContaining({ id: 'destilado', ...kept })])
    expect(dropped).toBe(0)
  })

  it.each([
    { ...stored, id: '' },
    { ...stored, id: 7 },
    { ...stored, id: 'x'.repeat(129) },
    { ...stored, id: 'a/b' },
    { ...stored, id: '__proto__' },
    { ...stored, quantity: -3 },
    { ...stored, quantity: 0 },
    { ...stored, quantity: 1.5 },
    { ...stored, quantity: null },
    { ...stored, quantity: 'two' },
    { ...stored, quantity: '' },
    { ...stored, quantity: '1.5' },
    'destilado',
    null,
    [],
  ])('drops the invalid line %j and keeps the others', (line) => {
    expect(parseCart([line, stored])).toEqual({
      cart: [aCartLine({ priceCents: 2750, quantity: 2 })],
      dropped: 1,
    })
  })

  it('adds up the lines of a product that is stored twice', () => {
    const { cart, dropped } = parseCart([stored, stored])
    expect(cart).toEqual([aCartLine({ priceCents: 2750, quantity: 4 })])
    expect(dropped).toBe(0)
  })

  it('drops the products beyond the limit and counts each once', () => {
    const many = Array.from({ length: maxCartLines + 2 }, (_, index) => ({
      ...stored,
      id: `product-${index}`,
    }))
    const { cart, dropped } = parseCart([...many, many.at(-1)])
    expect(cart).toHaveLength(maxCartLines)
    expect(dropped).toBe(2)
  })

  it('reads a missing value as an empty cart and counts anything but a list as dropped', () => {
    expect(parseCart(null)).toEqual({ cart: [], dropped: 0 })
    expect(parseCart(undefined)).toEqual({ cart: [], dropped: 0 })
    expect(parseCart('{}')).toEqual({ cart: [], dropped: 1 })
    expect(parseCart({ 0: stored, length: 1 })).toEqual({ cart: [], dropped: 1 })
  })

  it('never throws and never keeps an invalid line', () => {
    const nearlyALine = fc.record(
      { id: fc.anything(), name: fc.anything(), price: fc.anything(), image: fc.anything() },
      { requiredKeys: [] },
    )
    const anyLine = fc.oneof(
      fc.anything(),
      fc
        .tuple(nearlyALine, fc.oneof(fc.anything(), fc.double(), fc.integer()))
        .map(([line, quantity]) => ({ id: 'destilado', ...line, quantity })),
    )
    fc.assert(
      fc.property(fc.oneof(fc.anything(), fc.array(anyLine, { maxLength: 30 })), (rubbish) => {
        const { cart, dropped } = parseCart(rubbish)
        expect(dropped).toBeGreaterThanOrEqual(0)
        expect(cart.length).toBeLessThanOrEqual(maxCartLines)
        for (const line of cart) {
          expect(line.id).toMatch(/^[\w-]{1,128}$/)
          expect(line.name).toBeTypeOf('string')
          expect(line.image === null || typeof line.image === 'string').toBe(true)
          expect(Number.isInteger(line.priceCents)).toBe(true)
          expect(line.priceCents).toBeGreaterThanOrEqual(0)
          expect(line.priceCents).toBeLessThanOrEqual(maxPriceCents)
          expect(isValidQuantity(line.quantity)).toBe(true)
        }
      }),
      { numRuns: 500 },
    )
  })
})

describe('toStoredCart', () => {
  it('writes only the fields of a line, with a decimal price', () => {
    const line = { ...aCartLine({ priceCents: 2750 }), stock: 12 }
    expect(toStoredCart([line])).toEqual([{ ...stored, quantity: 1 }])
  })

  it('is read back as the same cart', () => {
    fc.assert(
      fc.property(anyCart, (cart) => {
        const json: unknown = JSON.parse(JSON.stringify(toStoredCart(cart)))
        expect(parseCart(json)).toEqual({ cart, dropped: 0 })
      }),
    )
  })
})
