import { brand } from '@storefront/brand'
import { languages } from '@storefront/domain'
import { describe, expect, it } from 'vitest'

import { cocktails } from './cocktails.ts'

describe('cocktails', () => {
  it('are the eight of the specification, in its order', () => {
    expect(cocktails.map(({ name }) => name.es)).toEqual([
      `${brand.name} Tonic`,
      'Rasp Sour',
      'Lechuza',
      'Dragonfly',
      'Straw Sour',
      'Drakorita',
      `Old ${brand.name}`,
      `${brand.name}tini`,
    ])
  })

  it('are numbered in that order', () => {
    const numerals = ['I', 'II', 'III', 'IV', 'V', 'VI', 'VII', 'VIII']
    expect(cocktails.map(({ numeral }) => numeral)).toEqual(numerals)
  })

  it('have anchors of their own', () => {
    expect(new Set(cocktails.map(({ id }) => id)).size).toBe(8)
    for (const { id } of cocktails) expect(id).toMatch(/^[a-z-]+$/)
  })

  it.each(cocktails)('$id takes 1.5 to 2 oz of the distilled product, once', ({ ingredients }) => {
    const spirits = ingredients.filter(({ name }) => name.es === `${brand.name} Destilado`)
    expect(spirits).toEqual([ingredients[0]])
    expect(spirits[0]?.amount).toBeGreaterThanOrEqual(1.5)
    expect(spirits[0]?.amount).toBeLessThanOrEqual(2)
  })

  it.each(cocktails)('$id is measured in quarters of an ounce', ({ ingredients }) => {
    const quarters = ingredients.flatMap(({ amount }) =>
      typeof amount === 'number' ? amount * 4 : [],
    )
    expect(quarters).toEqual(quarters.map(Math.round))
  })

  it.each(cocktails)('$id is told completely in each language', (cocktail) => {
    const { alt, garnish, ingredients, preparation } = cocktail
    const names = ingredients.map(({ name }) => name)
    const counts = ingredients.flatMap(({ amount }) => (typeof amount === 'number' ? [] : [amount]))
    for (const language of languages) {
      for (const text of [alt, garnish, preparation, ...names, ...counts]) {
        expect(text[language].trim()).not.toBe('')
      }
    }
  })
})
