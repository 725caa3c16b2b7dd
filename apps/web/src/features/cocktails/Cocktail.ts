import type { Localized } from '@storefront/domain'
import type { PictureSource } from '@storefront/ui'

/** Poured together in the glass, or shaken with ice (spec section 2). */
export type CocktailMethod = 'built' | 'shaken'

export type Glass = 'coupe' | 'flute' | 'highball' | 'margarita' | 'martini' | 'rocks'

export interface Ingredient {
  /** Ounces, or the words for what is counted instead: "2 dashes". */
  readonly amount: number | Localized<string>
  readonly name: Localized<string>
}

/** A recipe (spec section 3). */
export interface Cocktail {
  /** Its anchor on the cocktails page. */
  readonly id: string
  readonly name: string
  readonly picture: PictureSource
  readonly alt: Localized<string>
  /** The distilled product comes first. */
  readonly ingredients: readonly Ingredient[]
  readonly method: CocktailMethod
  /** How the method goes with this drink, in two sentences at most. */
  readonly preparation: Localized<string>
  readonly glass: Glass
  readonly garnish: Localized<string>
}
