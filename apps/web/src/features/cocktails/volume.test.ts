import { describe, expect, it } from 'vitest'

import { formatVolume, toCl } from './volume.ts'

describe('toCl', () => {
  it.each([
    [2, 6],
    [1.5, 4.5],
    [4, 12],
    [0.5, 1.5],
    [0, 0],
  ])('takes an ounce for 3 cl: %s oz are %s cl', (ounces, cl) => {
    expect(toCl(ounces)).toBe(cl)
  })

  it.each([
    [0.25, 1],
    [0.75, 2.5],
    [1.25, 4],
    [1.75, 5.5],
  ])('rounds to the half centilitre: %s oz are %s cl', (ounces, cl) => {
    expect(toCl(ounces)).toBe(cl)
  })
})

describe('formatVolume', () => {
  it.each([
    [2, '2 oz'],
    [1.5, '1½ oz'],
    [0.75, '¾ oz'],
    [0.25, '¼ oz'],
    [0, '0 oz'],
  ])('writes %s ounces as %s', (ounces, words) => {
    expect(formatVolume(ounces, 'oz', 'es')).toBe(words)
  })

  it('writes centilitres with the decimal sign of the language', () => {
    expect(formatVolume(1.5, 'cl', 'es')).toBe('4,5 cl')
    expect(formatVolume(1.5, 'cl', 'en')).toBe('4.5 cl')
  })
})
