import type { Localized } from '@storefront/domain'

/**
 * All that the brand determines: with other values here, a build is the site of another brand, with its
 * name in the addresses of pages too. E-mail, phone and street addresses are placeholders until the owner
 * sets the real ones.
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
    es: 'En kichwa, la serpiente. En los relatos de los Andes lleva plumas: vive en el agua, sube al cielo y vuelve hecha lluvia.',
    en: 'In Kichwa, the serpent. In the tales of the Andes she is plumed: she lives in the water, climbs to the sky and comes back as rain.',
  },
  /** The address to which visitors under age are redirected. */
  underAgeUrl: 'https://www.google.com',
} as const satisfies Brand

export interface Brand {
  readonly name: string
  readonly siteUrl: string
  readonly email: string
  /** With `+`, the code of the country, and spaces alone. */
  readonly phone: string
  readonly office: Localized<string>
  readonly distillery: Localized<string>
  readonly social: Readonly<Record<'facebook' | 'instagram' | 'tiktok' | 'x' | 'linkedin', string>>
  /** The meaning of the name, shown on the history page as a dictionary entry. */
  readonly nameMeaning: Localized<string>
  readonly underAgeUrl: string
}

/**
 * Placeholder content that looks real, but must be replaced before the launch. The dashboard lists it;
 * remove a name when the owner's content is in its file. In `apps/web/src`, `medals` is
 * `features/brand/recognitions/medals.ts`; `team` is `features/brand/process/team.ts`, with their pictures; `legalTexts` is
 * `features/brand/legal`, until a lawyer has reviewed them.
 */
export const placeholders: readonly ('medals' | 'team' | 'legalTexts')[] = [
  'medals',
  'team',
  'legalTexts',
]

/** Figures that only the owner knows. */
export type ProcessFact =
  | 'altitudeMetres'
  | 'fruitKilosPerBottle'
  | 'hoursToPulp'
  | 'fermentationDays'
  | 'fermentationCelsius'
  | 'headPercent'
  | 'heartPercent'
  | 'tailPercent'
  | 'restDays'
  | 'bottlesPerBatch'

/** The figures of the process page; null while the owner has not given one. The dashboard lists what is missing. */
export const processFacts: Readonly<Record<ProcessFact, number | null>> = {
  altitudeMetres: null,
  fruitKilosPerBottle: null,
  hoursToPulp: null,
  fermentationDays: null,
  fermentationCelsius: null,
  headPercent: null,
  heartPercent: null,
  tailPercent: null,
  restDays: null,
  bottlesPerBatch: null,
}

/** The parts of the site that a person has to look at before the shop sells: the predeploy check and the dashboard list them. */
export const partsToReview: readonly ((typeof placeholders)[number] | 'facts')[] = [
  ...placeholders,
  ...(Object.values(processFacts).includes(null) ? (['facts'] as const) : []),
]

/** The brand's name as addresses and names of files have it: `Otra & Cía` is `OtraCia`. */
const nameInAddresses = brand.name.normalize('NFD').replaceAll(/[^a-z\d]/gi, '')

/** The path of the distilled bottle's page, which contains the brand's name (spec section 2). */
export const distilledPath = `/${nameInAddresses}Destilado` as const
