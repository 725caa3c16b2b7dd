import type { Localized } from '@storefront/domain'
import type { PictureSource } from '@storefront/ui'

/** A medal of the house (spec section 17.3). */
export interface Medal {
  /** Its anchor on the recognitions page. */
  readonly id: string
  /** Its number, as on the coin: "IV". */
  readonly numeral: string
  readonly picture: PictureSource
  readonly alt: Localized<string>
  /** The virtue that it names. */
  readonly title: Localized<string>
  readonly metal: 'gold' | 'silver' | 'bronze'
  /** Whose virtue it is. */
  readonly of: 'fruit' | 'people' | 'place'
  readonly description: Localized<string>
}
