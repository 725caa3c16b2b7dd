import * as fc from 'fast-check'
import { expect, it } from 'vitest'

import { isPress, newPress, pressFrom, pressLength } from './press.ts'

it('a press has 20 characters, which depend on every byte and on nothing else', () => {
  fc.assert(
    fc.property(fc.uint8Array({ minLength: pressLength, maxLength: pressLength }), (bytes) => {
      expect(isPress(pressFrom(bytes))).toBe(true)
    }),
  )
  const bytes = Uint8Array.from({ length: pressLength }, (_, index) => index)
  expect(pressFrom(bytes)).toBe('0123456789ABCDEFGHJK')
  expect(pressFrom(bytes.with(19, 31))).toBe('0123456789ABCDEFGHJZ')
})

it('uses every character equally often', () => {
  const characters = Array.from({ length: 256 }, (_, byte) => pressFrom(Uint8Array.of(byte)))
  const countOf = (wanted: string) => characters.filter((each) => each === wanted).length
  expect(new Set(characters).size).toBe(32)
  expect(new Set(characters.map(countOf))).toEqual(new Set([8]))
})

it('a new press is another one', () => {
  expect(isPress(newPress())).toBe(true)
  expect(newPress()).not.toBe(newPress())
})

it.each(['7K3M9QX2AB', 'A'.repeat(19), 'A'.repeat(21), `${'A'.repeat(19)}-`, ''])(
  '%j is no press',
  (text) => {
    expect(isPress(text)).toBe(false)
  },
)
