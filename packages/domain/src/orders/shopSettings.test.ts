import * as fc from 'fast-check'
import { describe, expect, it } from 'vitest'

import { defaultShopSettings, missingForFreeShipping, shippingFor } from './shopSettings.ts'

describe('shippingFor', () => {
  it('is 5.00 below 100.00 and free from there on', () => {
    expect(shippingFor(0, defaultShopSettings)).toBe(500)
    expect(shippingFor(9999, defaultShopSettings)).toBe(500)
    expect(shippingFor(10_000, defaultShopSettings)).toBe(0)
  })

  it('is never free without a limit', () => {
    const settings = { ...defaultShopSettings, freeShippingFromCents: null }
    expect(shippingFor(1_000_000, settings)).toBe(500)
  })

  it('never grows with the subtotal', () => {
    fc.assert(
      fc.property(fc.nat(), fc.nat(), fc.nat(), (subtotal, more, freeShippingFromCents) => {
        const settings = { ...defaultShopSettings, freeShippingFromCents }
        expect(shippingFor(subtotal + more, settings)).toBeLessThanOrEqual(
          shippingFor(subtotal, settings),
        )
      }),
    )
  })
})

describe('missingForFreeShipping', () => {
  it('is the difference between the subtotal and the limit', () => {
    expect(missingForFreeShipping(0, defaultShopSettings)).toBe(10_000)
    expect(missingForFreeShipping(9999, defaultShopSettings)).toBe(1)
    expect(missingForFreeShipping(10_000, defaultShopSettings)).toBe(0)
    expect(missingForFreeShipping(25_000, defaultShopSettings)).toBe(0)
  })

  it('is 0 when shipping is free, and null when it never is', () => {
    const never = { ...defaultShopSettings, freeShippingFromCents: null }
    expect(missingForFreeShipping(5400, never)).toBeNull()
    expect(missingForFreeShipping(5400, { ...never, shippingCents: 0 })).toBe(0)
  })
})
