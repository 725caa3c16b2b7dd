import type { Localized } from '@storefront/domain'
import type { PictureSource } from '@storefront/ui'

/** An award (spec section 3). */
export interface Medal {
  /** Its anchor on the recognitions page. */
  readonly id: string
  readonly picture: PictureSource
  readonly alt: Localized<string>
  /** Metal and year, as its lower inscription says. */
  readonly title: Localized<string>
  /** What is honored, as its upper inscription says. */
  readonly category: Localized<string>
  readonly description: Localized<string>
}

/** What is honored; several medals share one. */
export const pitahayaSpirit: Localized<string> = {
  es: 'Destilado de pitahaya',
  en: 'Pitahaya spirit',
}
export const spiritsOfTheWorld: Localized<string> = {
  es: 'Destilados del mundo',
  en: 'Spirits of the world',
}
export const cocktailMaking: Localized<string> = { es: 'Coctelería', en: 'Cocktails' }
export const design: Localized<string> = { es: 'Diseño', en: 'Design' }
