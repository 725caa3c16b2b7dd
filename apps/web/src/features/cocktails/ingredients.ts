import type { Language } from '@storefront/domain'

import type { Cocktail, Ingredient } from './Cocktail.ts'
import { formatVolume, type VolumeUnit } from './volume.ts'

type Amount = Ingredient['amount']

/** "1½ oz", "4,5 cl", "2 golpes". */
export function formatAmount(amount: Amount, unit: VolumeUnit, language: Language): string {
  return typeof amount === 'number' ? formatVolume(amount, unit, language) : amount[language]
}

/** A recipe's name and ingredients, a line each, for the clipboard. */
export function shoppingList(cocktail: Cocktail, unit: VolumeUnit, language: Language): string {
  const lines = cocktail.ingredients.map(
    ({ amount, name }) => `${formatAmount(amount, unit, language)} ${name[language]}`,
  )
  return [cocktail.name, ...lines].join('\n')
}
