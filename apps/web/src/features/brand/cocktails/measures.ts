import { assertNever, type Language } from '@storefront/domain'
import { formatNumber } from '@storefront/i18n'

import { createStore, useStore } from '../../../shared/store.ts'
import type { Cocktail, Ingredient } from './Cocktail.ts'

/** Recipes are stored in ounces. Visitors can choose centilitres, or millilitres, which Ecuador's bars use. */
export const volumeUnits = ['oz', 'cl', 'ml'] as const

export type VolumeUnit = (typeof volumeUnits)[number]

/** A bar counts 3 cl to the ounce, and its measures are marked at every half centilitre. */
const clPerOz = 3
const stepsPerCl = 2
const mlPerCl = 10

/** Converts ounces to centilitres, rounded to the nearest half. */
export function toCl(ounces: number): number {
  return Math.round(ounces * clPerOz * stepsPerCl) / stepsPerCl
}

const quarters = ['', '¼', '½', '¾'] as const

/** "1½" for 1.5: ounces rounded to the nearest quarter, as jiggers are marked. */
function formatOunces(ounces: number): string {
  const total = Math.round(ounces * quarters.length)
  const whole = Math.floor(total / quarters.length)
  const quarter = quarters[total % quarters.length] ?? ''
  return whole === 0 && quarter !== '' ? quarter : `${whole}${quarter}`
}

/** "1½ oz", "4,5 cl", "45 ml". @param ounces at least 0 */
function formatVolume(ounces: number, unit: VolumeUnit, language: Language): string {
  return `${formatVolumeNumber(ounces, unit, language)} ${unit}`
}

function formatVolumeNumber(ounces: number, unit: VolumeUnit, language: Language): string {
  switch (unit) {
    case 'oz':
      return formatOunces(ounces)
    case 'cl':
      return formatNumber(toCl(ounces), language)
    case 'ml':
      return formatNumber(toCl(ounces) * mlPerCl, language)
    default:
      return assertNever(unit)
  }
}

type Amount = Ingredient['amount']

/** "1½ oz", "4,5 cl", "2 golpes". */
export function formatAmount(amount: Amount, unit: VolumeUnit, language: Language): string {
  return typeof amount === 'number' ? formatVolume(amount, unit, language) : amount[language]
}

/** A recipe's name and ingredients as text, a line each. */
export function shoppingList(cocktail: Cocktail, unit: VolumeUnit, language: Language): string {
  const lines = cocktail.ingredients.map(
    ({ amount, name }) => `${formatAmount(amount, unit, language)} ${name[language]}`,
  )
  return [cocktail.name[language], ...lines].join('\n')
}

/** The unit of all recipes during the visit; it is not stored. */
const volumeUnit = createStore<VolumeUnit>('oz')

export const chooseVolumeUnit = volumeUnit.set

export function useVolumeUnit(): VolumeUnit {
  return useStore(volumeUnit, 'oz')
}
