import { expect, it } from 'vitest'

import { brand } from '../../content/brand.ts'
import { lechuza } from './lechuza.ts'
import { formatAmount, shoppingList } from './ingredients.ts'

it('measures what is poured and counts what is counted', () => {
  expect(formatAmount(0.75, 'oz', 'es')).toBe('¾ oz')
  expect(formatAmount({ es: '2 golpes', en: '2 dashes' }, 'cl', 'en')).toBe('2 dashes')
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
