import type { Localized } from '@storefront/domain'
import type { PictureSource } from '@storefront/ui'

import type { ProductContent } from './products.ts'

/** What is told of a bottle's taste (spec section 2), in this order. */
export const features = ['view', 'taste', 'body', 'aroma'] as const

export type Feature = (typeof features)[number]

export interface Photo {
  readonly id: string
  readonly picture: PictureSource
  readonly alt: Localized<string>
  /** What sets it apart from the others: "la etiqueta". */
  readonly caption: Localized<string>
}

/** Everything the site tells of a bottle that can be bought. */
export interface Bottle {
  readonly product: ProductContent
  /** Two or three sentences. */
  readonly description: Localized<string>
  /** The bottle itself: glass, stopper, label. */
  readonly vessel: Localized<string>
  readonly features: Readonly<Record<Feature, Localized<string>>>
  readonly storyTitle: Localized<string>
  /** Its page's long text, a paragraph an entry. */
  readonly story: Localized<readonly string[]>
  readonly photos: readonly Photo[]
}
