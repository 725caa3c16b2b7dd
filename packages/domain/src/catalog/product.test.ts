import { describe, expect, it } from 'vitest'

import { aProduct } from '../testing/builders.ts'
import { availabilityOf, descriptionIn } from './product.ts'

describe('availabilityOf', () => {
  it.each([
    ['available', {}],
    ['available', { stock: 1 }],
    ['sold-out', { stock: 0 }],
    ['coming-soon', { comingSoon: true }],
    ['coming-soon', { priceCents: null }],
    ['coming-soon', { comingSoon: true, stock: 0 }],
    ['inactive', { active: false, comingSoon: true }],
  ] as const)('is %s for %j', (availability, overrides) => {
    expect(availabilityOf(aProduct(overrides))).toBe(availability)
  })
})

describe('descriptionIn', () => {
  it('takes Spanish, and says so, where nobody has written another language', () => {
    const description = { es: 'Con miel.', en: '' }
    expect(descriptionIn(description, 'en')).toEqual({ text: 'Con miel.', lang: 'es' })
    const both = { ...description, en: 'With honey.' }
    expect(descriptionIn(both, 'en')).toEqual({ text: 'With honey.', lang: 'en' })
  })
})
