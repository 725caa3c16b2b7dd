import * as fc from 'fast-check'
import { describe, expect, it } from 'vitest'

import { isOrderId, orderIdFrom, orderIdLength } from './orderId.ts'

describe('orderIdFrom', () => {
  it('makes an id of 20 characters, as the input of an order takes it', () => {
    fc.assert(
      fc.property(
        fc.uint8Array({ minLength: orderIdLength, maxLength: orderIdLength }),
        (bytes) => {
          expect(orderIdFrom(bytes)).toMatch(/^[A-Za-z0-9]{20}$/)
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
    const bytes = Uint8Array.from({ length: orderIdLength }, (_, index) => index)
    expect(orderIdFrom(bytes)).toBe('0123456789ABCDEFGHJK')
    expect(orderIdFrom(bytes.with(19, 31))).toBe('0123456789ABCDEFGHJZ')
  })
})

describe('isOrderId', () => {
  it.each(['7K3M9QX2AB', 'A'.repeat(19), 'A'.repeat(21), `${'A'.repeat(19)}-`, ''])(
    'rejects %j',
    (text) => {
      expect(isOrderId(text)).toBe(false)
    },
  )
})
