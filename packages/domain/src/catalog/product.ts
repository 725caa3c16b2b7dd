import type { Cents, currency } from '../money/money.ts'
import { fallbackLanguage, type Language, type Localized } from '../shared/language.ts'
import type { Versioned } from '../shared/versioned.ts'

/** A product of the shop (spec sections 3.4 and 16.7). Sales raise no version. */
export interface Product extends Versioned {
  readonly id: string
  readonly name: string
  /**
   * Null for a bottle that the site itself has words and pictures of; its name is then fixed, as on its pages. Empty in
   * English where nobody has written it (`descriptionIn`).
   */
  readonly description: Localized<string> | null
  /** Null while it is coming soon. */
  readonly priceCents: Cents | null
  readonly currency: typeof currency
  /** The name of one of the site's pictures, or null. Others are documents of their own (`pictureRef`). */
  readonly image: string | null
  /** False hides it from the shop. */
  readonly active: boolean
  readonly comingSoon: boolean
  /** Bottles left; null when they are not counted. */
  readonly stock: number | null
  /** Per cent; null when it is not known. */
  readonly alcoholByVolume: number | null
  readonly volumeMl: number
  /** The batch on sale, as its label names it; null where the site says nothing of it. */
  readonly batch: string | null
  /** How many numbered bottles the batch has; null when it is not known. */
  readonly batchBottles: number | null
  readonly sortOrder: number
}

/** The states of a product for its buyer. A closed union: each code has a message in every language. */
export type Availability = 'available' | 'coming-soon' | 'sold-out' | 'inactive'

/**
 * Returns the state of a product; `inactive` before any other, and for one that does not exist. One without a price is
 * coming soon.
 */
export function availabilityOf(product: Product | null | undefined): Availability {
  if (product?.active !== true) return 'inactive'
  if (product.comingSoon || product.priceCents === null) return 'coming-soon'
  return product.stock === 0 ? 'sold-out' : 'available'
}

/** A product's description for a page in a language, and the language it has: Spanish where nobody has written another. */
export function descriptionIn(
  description: Localized<string>,
  language: Language,
): { readonly text: string; readonly lang: Language } {
  const lang = description[language] === '' ? fallbackLanguage : language
  return { text: description[lang], lang }
}
