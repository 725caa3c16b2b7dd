import type { Localized } from '@storefront/domain'
import { bottleDestilado1 } from '@storefront/imagery/bottle-destilado-1'
import { bottleReposado1 } from '@storefront/imagery/bottle-reposado-1'
import { bottleTriple1 } from '@storefront/imagery/bottle-triple-1'
import type { PictureSource } from '@storefront/ui'

import { brand, distilledPath } from '../../content/brand.ts'

const pictures: Readonly<Record<string, PictureSource>> = {
  'bottle-destilado-1': bottleDestilado1,
  'bottle-triple-1': bottleTriple1,
  'bottle-reposado-1': bottleReposado1,
}

/** The picture that a product document names, or null when there is none of that name. */
export function productPicture(image: string | null): PictureSource | null {
  return pictures[image ?? ''] ?? null
}

/** What the site says about a bottle; what it costs and whether it can be bought is the shop's. */
export interface ProductContent {
  /** The product's id in the shop. */
  readonly id: string
  readonly name: string
  /** Its own page, or null while it is coming soon. */
  readonly path: string | null
  readonly picture: PictureSource
  readonly alt: Localized<string>
  readonly note: Localized<string>
}

/** What is told of a bottle's taste (spec section 2). */
type Feature = 'view' | 'aroma' | 'taste' | 'body'

interface Photo {
  readonly id: string
  readonly picture: PictureSource
  readonly alt: Localized<string>
  /** What sets it apart from the others: "la etiqueta". */
  readonly caption: Localized<string>
}

/** What the site tells of a bottle that can be bought wherever it is sold. */
export interface Bottle {
  readonly product: ProductContent
  /** Two or three sentences. */
  readonly description: Localized<string>
  /** The bottle itself: glass, stopper, label. */
  readonly vessel: Localized<string>
  readonly features: Readonly<Record<Feature, Localized<string>>>
}

/** What only the bottle's own page tells and shows. */
export interface BottleStory {
  readonly title: Localized<string>
  readonly paragraphs: Localized<readonly string[]>
  readonly photos: readonly Photo[]
}

export const distilled: ProductContent = {
  id: 'destilado',
  name: `${brand.name} Destilado`,
  path: distilledPath,
  picture: bottleDestilado1,
  alt: {
    es: `Botella de ${brand.name} Destilado, transparente, con etiqueta marfil y tapón de madera`,
    en: `Clear bottle of ${brand.name} Destilado with an ivory label and a wooden stopper`,
  },
  note: {
    es: 'Flor de pitahaya, cítrico verde y un final limpio.',
    en: 'Pitahaya blossom, green citrus and a clean finish.',
  },
}

export const tripleDistilled: ProductContent = {
  id: 'triple-destilado',
  name: `${brand.name} Triple Destilado`,
  path: '/TripleDestilado',
  picture: bottleTriple1,
  alt: {
    es: `Botella de ${brand.name} Triple Destilado, transparente, con etiqueta verde oscuro y tapón negro`,
    en: `Clear bottle of ${brand.name} Triple Destilado with a dark green label and a black stopper`,
  },
  note: {
    es: 'Tres veces por el cobre: más seda, la misma fruta.',
    en: 'Three times through copper: more silk, the same fruit.',
  },
}

export const reposado: ProductContent = {
  id: 'reposado',
  name: `${brand.name} Reposado`,
  path: null,
  picture: bottleReposado1,
  alt: {
    es: `Botella de ${brand.name} Reposado en penumbra, de color ámbar, con etiqueta granate`,
    en: `Bottle of ${brand.name} Reposado in half-shadow, amber, with a maroon label`,
  },
  note: {
    es: 'Duerme todavía en la madera, y aún no tiene fecha.',
    en: 'Still asleep in the wood, with no date yet.',
  },
}

/** The three bottles (spec section 2), in the order they are shown. */
export const products: readonly ProductContent[] = [distilled, tripleDistilled, reposado]
