import type { Localized } from '@storefront/domain'

/**
 * The brand, whole: change this file, build, and the site is another brand's, addresses included.
 * E-mail, phone and street addresses are placeholders until the owner sets the real ones.
 */
export const brand = {
  name: 'Amaru',
  siteUrl: 'https://amaru.example',
  email: 'hola@amaru.example',
  phone: '+593 2 000 0000',
  office: {
    es: 'Av. República de El Salvador, Quito, Ecuador',
    en: 'Av. República de El Salvador, Quito, Ecuador',
  },
  distillery: {
    es: 'Valle de Palora, Morona Santiago, Ecuador',
    en: 'Palora Valley, Morona Santiago, Ecuador',
  },
  social: {
    facebook: 'https://www.facebook.com/',
    instagram: 'https://www.instagram.com/',
    tiktok: 'https://www.tiktok.com/',
    x: 'https://x.com/',
    linkedin: 'https://www.linkedin.com/',
  },
  nameMeaning: {
    es: 'En kichwa, la serpiente. En los relatos de los Andes tiene alas: vive en el agua, sube al cielo y vuelve hecha lluvia.',
    en: 'In Kichwa, the serpent. In the tales of the Andes she has wings: she lives in the water, climbs to the sky and comes back as rain.',
  },
  /** Where a visitor under age is sent. */
  underAgeUrl: 'https://www.google.com',
} as const satisfies Brand

export interface Brand {
  readonly name: string
  readonly siteUrl: string
  readonly email: string
  readonly phone: string
  readonly office: Localized<string>
  readonly distillery: Localized<string>
  readonly social: Readonly<Record<'facebook' | 'instagram' | 'tiktok' | 'x' | 'linkedin', string>>
  /** What the name says, told on the history page as a dictionary would. */
  readonly nameMeaning: Localized<string>
  readonly underAgeUrl: string
}

/**
 * Content that still stands in for the owner's own though it looks finished: none of it may be announced as it is.
 * The dashboard names what is left; take a name out once the real content is in its file.
 * `medals`: `features/recognitions/medals.ts`; `team`: `features/process/team.ts`, with their pictures.
 */
export const placeholders: readonly ('medals' | 'team')[] = ['medals', 'team']

/** The distilled bottle's address, spelled with the brand's name (spec section 2). */
export const distilledPath = `/${brand.name.replaceAll(' ', '')}Destilado` as const
