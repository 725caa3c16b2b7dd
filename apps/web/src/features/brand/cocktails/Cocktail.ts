import { brand } from '@storefront/brand'
import type { Localized } from '@storefront/domain'
import type { PictureSource } from '@storefront/ui'

/**
 * `built`: poured into the glass; `stirred`: with ice in a mixing glass; `shaken`: with ice in a shaker. The
 * specification names two, "Directo" and "Shake" (section 2.12): what is stirred is not shaken.
 */
export type CocktailMethod = 'built' | 'stirred' | 'shaken'

export type Glass = 'coupe' | 'highball' | 'margarita' | 'martini' | 'rocks' | 'tulip'

export interface Ingredient {
  /** In ounces, or as text: "2 dashes". */
  readonly amount: number | Localized<string>
  readonly name: Localized<string>
}

/** A recipe (spec section 3.7). */
export interface Cocktail {
  /** Its anchor on the cocktails page. */
  readonly id: string
  /** The number of its plate in the bar book: "IV". */
  readonly numeral: string
  /** The specification's in Spanish; whole words in English. */
  readonly name: Localized<string>
  readonly picture: PictureSource
  readonly alt: Localized<string>
  /** The distilled spirit is the first. */
  readonly ingredients: readonly Ingredient[]
  readonly method: CocktailMethod
  /** At most two sentences. */
  readonly preparation: Localized<string>
  readonly glass: Glass
  readonly garnish: Localized<string>
}

/** The name of the distilled spirit, which every recipe is made with. */
export const spirit = `${brand.name} Destilado`
export const spiritId = 'destilado'

/** @param ounces 1.5 to 2 (spec section 2.12) */
export function ofSpirit(ounces: number): Ingredient {
  return { amount: ounces, name: { es: spirit, en: spirit } }
}

export const lime: Localized<string> = { es: 'jugo de limón sutil', en: 'fresh lime juice' }
export const simpleSyrup: Localized<string> = { es: 'jarabe simple', en: 'simple syrup' }
export const panelaSyrup: Localized<string> = { es: 'jarabe de panela', en: 'panela syrup' }
export const eggWhite: Localized<string> = {
  es: 'clara de huevo pasteurizada',
  en: 'pasteurized egg white',
}

export const aromaticBitters: Ingredient = {
  amount: { es: '2 golpes', en: '2 dashes' },
  name: { es: 'amargo aromático', en: 'aromatic bitters' },
}
export const orangeBitters: Ingredient = {
  amount: { es: '1 golpe', en: '1 dash' },
  name: { es: 'amargo de naranja', en: 'orange bitters' },
}
