import type { Localized } from '@storefront/domain'

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
