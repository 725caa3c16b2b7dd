import { brand } from '@storefront/brand'
import { describe, expect, it } from 'vitest'

import { lechuza } from './cocktails.ts'
import { formatAmount, shoppingList, toCl } from './measures.ts'

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

describe('formatAmount', () => {
  it.each([
    [2, '2 oz'],
    [1.5, '1½ oz'],
    [0.75, '¾ oz'],
    [0.25, '¼ oz'],
    [0, '0 oz'],
  ])('writes %s ounces as %s', (ounces, words) => {
    expect(formatAmount(ounces, 'oz', 'es')).toBe(words)
  })

  it('writes centilitres with the decimal sign of the language', () => {
    expect(formatAmount(1.5, 'cl', 'es')).toBe('4,5 cl')
    expect(formatAmount(1.5, 'cl', 'en')).toBe('4.5 cl')
  })

  it('writes millilitres, to the next five', () => {
    expect(formatAmount(1.5, 'ml', 'es')).toBe('45 ml')
    expect(formatAmount(0.75, 'ml', 'en')).toBe('25 ml')
  })

  it('counts what is counted, whatever the unit', () => {
    expect(formatAmount({ es: '2 golpes', en: '2 dashes' }, 'cl', 'en')).toBe('2 dashes')
  })
})

it('lists a name and its ingredients, a line each, in the chosen unit and language', () => {
  expect(shoppingList(lechuza, 'cl', 'en').split('\n')).toEqual([
    'Lechuza',
    `4.5 cl ${brand.name} Destilado`,
    '4.5 cl cloudy apple juice',
    '1.5 cl spiced panela syrup',
    '1 cl fresh lime juice',
    '2 dashes aromatic bitters',
  ])
})
