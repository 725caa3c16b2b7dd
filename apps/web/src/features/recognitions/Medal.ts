import type { Localized } from '@storefront/domain'
import type { PictureSource } from '@storefront/ui'

/** An award (spec section 3.7). */
export interface Medal {
  /** Its anchor on the recognitions page. */
  readonly id: string
  readonly picture: PictureSource
  readonly alt: Localized<string>
  /** The name of the figure on it. */
  readonly title: Localized<string>
  readonly metal: Localized<string>
  readonly description: Localized<string>
}

export const gold: Localized<string> = { es: 'Oro', en: 'Gold' }
export const silver: Localized<string> = { es: 'Plata', en: 'Silver' }
export const bronze: Localized<string> = { es: 'Bronce', en: 'Bronze' }
