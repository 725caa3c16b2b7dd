import type { Localized } from '@storefront/domain'
import { process1Selection } from '@storefront/imagery/process-1-selection'
import type { PictureSource } from '@storefront/ui'

/** The first step's engraving, which the story shows as well. */
export const harvest: { readonly picture: PictureSource; readonly alt: Localized<string> } = {
  picture: process1Selection,
  alt: {
    es: 'Grabado de una canasta colmada de pitahayas amarillas ante el cultivo y las montañas',
    en: 'Engraving of a basket heaped with yellow pitahayas before the fields and the mountains',
  },
}
