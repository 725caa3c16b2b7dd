import { describe, expect, it } from 'vitest'

import { maxPriceCents, toDecimal } from './money.ts'
import { priceSchema } from './priceSchema.ts'

describe('priceSchema', () => {
  it.each([0, 27, 39.99, toDecimal(maxPriceCents)])('takes %d', (price) => {
    expect(priceSchema.parse(price)).toBe(price)
  })

  it.each([-0.01, toDecimal(maxPriceCents + 1), NaN, Infinity, '27', null])(
    'refuses %s',
    (price) => {
      expect(priceSchema.safeParse(price).success).toBe(false)
    },
  )
})
