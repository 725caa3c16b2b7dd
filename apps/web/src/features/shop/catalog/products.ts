import { brand, distilledPath } from '@storefront/brand'
import type { Localized } from '@storefront/domain'
import { bottleDestilado1 } from '@storefront/imagery/bottle-destilado-1'
import { bottleReposado1 } from '@storefront/imagery/bottle-reposado-1'
import { bottleTriple1 } from '@storefront/imagery/bottle-triple-1'
import type { PictureSource, TurntableFrame } from '@storefront/ui'

const pictures: ReadonlyMap<string, PictureSource> = new Map([
  ['bottle-destilado-1', bottleDestilado1],
  ['bottle-triple-1', bottleTriple1],
  ['bottle-reposado-1', bottleReposado1],
])

/** The picture that a product document names; null when there is none of that name. */
export function productPicture(image: string | null): PictureSource | null {
  return pictures.get(image ?? '') ?? null
}

/** The site's content on a bottle; price and availability come from the shop. */
export interface ProductContent {
  /** The product's id in the shop. */
  readonly id: string
  readonly name: string
  /** The name without the brand's: "Destilado". */
  readonly variety: string
  /** Its own page, or null while it is coming soon. */
  readonly path: string | null
  readonly picture: PictureSource
  readonly alt: Localized<string>
  readonly note: Localized<string>
}

/** The parts of a tasting note (spec section 2.8). */
type Feature = 'view' | 'aroma' | 'taste' | 'body'

/** What two bottles are compared by; the fourth line is the price. */
type Difference = 'copper' | 'taste' | 'serve'

interface Photo {
  readonly id: string
  readonly picture: PictureSource
  readonly alt: Localized<string>
  /** What this photo shows: "la etiqueta". */
  readonly caption: Localized<string>
}

/** A bottle's content on the products page and on its own page. */
export interface Bottle {
  readonly product: ProductContent
  /** One sentence that says how it tastes. */
  readonly lead: Localized<string>
  /** One sentence that says what it is. */
  readonly description: Localized<string>
  /** The bottle itself: glass, stopper, label. */
  readonly vessel: Localized<string>
  readonly features: Readonly<Record<Feature, Localized<string>>>
  /** How it differs from the other bottle. */
  readonly compared: Readonly<Record<Difference, Localized<string>>>
}

/** A bottle's content on its own page only. */
export interface BottleStory {
  readonly title: Localized<string>
  readonly paragraphs: Localized<readonly string[]>
  /** The three of the carousel. */
  readonly photos: readonly Photo[]
  /** Shown below the carousel: the foot and the gift box. */
  readonly details: readonly Detail[]
  /** The frames of a full turn, the front first. */
  readonly frames: readonly TurntableFrame[]
  /** How it is served; the first sip, at the end of the ritual. */
  readonly serving: {
    readonly title: Localized<string>
    readonly text: Localized<string>
    readonly sip: Localized<string>
    /** The pour into its glass; `narrowPicture` is for phones. */
    readonly pour: {
      readonly picture: PictureSource
      readonly narrowPicture: PictureSource
      readonly alt: Localized<string>
    }
    /** The bottle on ice. */
    readonly cold: PictureSource
  }
}

interface Detail extends Omit<Photo, 'caption'> {
  readonly name: Localized<string>
  readonly text: Localized<string>
}

export const distilled: ProductContent = {
  id: 'destilado',
  name: `${brand.name} Destilado`,
  variety: 'Destilado',
  path: distilledPath,
  picture: bottleDestilado1,
  alt: {
    es: `Botella de ${brand.name} Destilado, transparente, de pie tallado, con etiqueta marfil y tapón de madera`,
    en: `Clear bottle of ${brand.name} Destilado with a cut foot, an ivory label and a wooden stopper`,
  },
  note: {
    es: 'Flor de pitahaya, cítrico verde y un final limpio.',
    en: 'Pitahaya blossom, green citrus and a clean finish.',
  },
}

export const tripleDistilled: ProductContent = {
  id: 'triple-destilado',
  name: `${brand.name} Triple Destilado`,
  variety: 'Triple Destilado',
  path: '/TripleDestilado',
  picture: bottleTriple1,
  alt: {
    es: `Botella de ${brand.name} Triple Destilado, transparente, de pie tallado, con etiqueta verde oscuro y lacre negro`,
    en: `Clear bottle of ${brand.name} Triple Destilado with a cut foot, a dark green label and black wax`,
  },
  note: {
    es: 'Tres veces por el cobre: más seda, la misma fruta.',
    en: 'Three times through copper: more silk, the same fruit.',
  },
}

export const reposado: ProductContent = {
  id: 'reposado',
  name: `${brand.name} Reposado`,
  variety: 'Reposado',
  path: null,
  picture: bottleReposado1,
  alt: {
    es: `Botella de ${brand.name} Reposado en penumbra, de color ámbar, con etiqueta de papel kraft`,
    en: `Bottle of ${brand.name} Reposado in half-shadow, amber, with a kraft label`,
  },
  note: {
    es: 'Duerme todavía en la madera, y aún no tiene fecha.',
    en: 'Still asleep in the wood, with no date yet.',
  },
}

/** The three bottles (spec section 1), in the order they are shown until the shop's is loaded. */
export const products: readonly ProductContent[] = [distilled, tripleDistilled, reposado]
