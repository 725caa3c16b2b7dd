import { assertNever, type Language } from '@storefront/domain'

import { formatNumber } from '../../shared/i18n/formatNumber.ts'
import { createStore, useStore } from '../../shared/store.ts'
import type { Cocktail, Ingredient } from './Cocktail.ts'

/** Recipes are written in ounces; a visitor may read them in centilitres, or in millilitres as Ecuador's bars do. */
export const volumeUnits = ['oz', 'cl', 'ml'] as const

export type VolumeUnit = (typeof volumeUnits)[number]

/** A bar's ounce; its measures are marked in halves of a centilitre. */
const clPerOz = 3
const stepsPerCl = 2
const mlPerCl = 10

/** Centilitres for ounces, as a bar measures them: to the next half. */
export function toCl(ounces: number): number {
  return Math.round(ounces * clPerOz * stepsPerCl) / stepsPerCl
}

const quarters = ['', '¼', '½', '¾'] as const

/** "1½" for 1.5: ounces to the quarter, as jiggers are marked. */
function formatOunces(ounces: number): string {
  const total = Math.round(ounces * quarters.length)
  const whole = Math.floor(total / quarters.length)
  const quarter = quarters[total % quarters.length] ?? ''
  return whole === 0 && quarter !== '' ? quarter : `${whole}${quarter}`
}

/** "1½ oz", "4,5 cl", "45 ml". @param ounces at least 0 */
function formatVolume(ounces: number, unit: VolumeUnit, language: Language): string {
  return `${figureOf(ounces, unit, language)} ${unit}`
}

function figureOf(ounces: number, unit: VolumeUnit, language: Language): string {
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

/** A recipe's name and ingredients, a line each, for the clipboard. */
export function shoppingList(cocktail: Cocktail, unit: VolumeUnit, language: Language): string {
  const lines = cocktail.ingredients.map(
    ({ amount, name }) => `${formatAmount(amount, unit, language)} ${name[language]}`,
  )
  return [cocktail.name, ...lines].join('\n')
}

/** The unit recipes are read in, for as long as the visit lasts; nothing of it is stored. */
const volumeUnit = createStore<VolumeUnit>('oz')

export const chooseVolumeUnit = volumeUnit.set

export function useVolumeUnit(): VolumeUnit {
  return useStore(volumeUnit, 'oz')
}
