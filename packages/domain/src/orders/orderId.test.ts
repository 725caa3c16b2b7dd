import * as fc from 'fast-check'
import { describe, expect, it } from 'vitest'

import { isOrderId, orderIdFrom, orderIdLength } from './orderId.ts'

describe('orderIdFrom', () => {
  it('makes an id that the database’s rules accept, without similar letters', () => {
    fc.assert(
      fc.property(
        fc.uint8Array({ minLength: orderIdLength, maxLength: orderIdLength }),
        (bytes) => {
          expect(orderIdFrom(bytes)).toMatch(/^[0-9A-HJKMNP-TV-Z]{10}$/)
          expect(isOrderId(orderIdFrom(bytes))).toBe(true)
        },
      ),
    )
  })

  it('uses every character equally often', () => {
    const characters = Array.from({ length: 256 }, (_, byte) => orderIdFrom(Uint8Array.of(byte)))
    const countOf = (wanted: string) => characters.filter((each) => each === wanted).length
    expect(new Set(characters).size).toBe(32)
    expect(new Set(characters.map(countOf))).toEqual(new Set([8]))
  })

  it('depends on every byte and on nothing else', () => {
    const bytes = Uint8Array.of(1, 2, 3, 4, 5, 6, 7, 8, 9, 10)
    expect(orderIdFrom(bytes)).toBe('123456789A')
    expect(orderIdFrom(bytes.with(9, 31))).toBe('123456789Z')
  })
})

describe('isOrderId', () => {
  it.each(['7K3M9QX2A', '7K3M9QX2ABC', '7K3M9QX2AI', '7k3m9qx2ab', ''])('rejects %j', (text) => {
    expect(isOrderId(text)).toBe(false)
  })
})
