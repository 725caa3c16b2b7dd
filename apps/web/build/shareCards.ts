import { pigments } from '@storefront/brand/pigments'
import type { ShareCardDesign } from '@storefront/imagery/share-card'

import type { IndexedId } from '../src/app/pages.ts'

/** The sky of the engravings. */
const dusk = '#193934'

const atNight = { text: pigments.ivory, gold: pigments.pitahaya }
const onPaper = { ground: pigments.paper, text: pigments.ink, gold: pigments.goldInk }

/** A card with a bottle before the moon, which stands in the night of the engravings. */
const bottleCard = (master: string): ShareCardDesign => ({
  ...atNight,
  ground: dusk,
  pictures: [
    { master: 'moonrise-sky-wide', left: -84, top: -60, width: 1500 },
    { master: 'moonrise-land-wide', left: -84, top: -60, width: 1500 },
    { master, left: 863, top: 12, width: 168 },
  ],
  titleWidth: 520,
})

const legal: ShareCardDesign = {
  ...atNight,
  ground: dusk,
  pictures: [{ master: 'share-card/serpent', left: -50, top: -26, width: 1300, fade: 700 }],
  titleWidth: 520,
}

/** The card designs of all indexed pages. */
export const shareCards: Readonly<Record<IndexedId, ShareCardDesign>> = {
  home: {
    ...atNight,
    ground: dusk,
    pictures: [{ master: 'hero-wide', left: -175, top: -84, width: 1375 }],
    titleWidth: 430,
  },
  products: {
    ...atNight,
    ground: dusk,
    pictures: [
      { master: 'moonrise-sky-wide', left: -84, top: -60, width: 1500 },
      { master: 'moonrise-land-wide', left: -84, top: -60, width: 1500 },
      { master: 'bottle-destilado-moon', left: 766, top: 12, width: 168 },
      { master: 'bottle-triple-moon', left: 960, top: 12, width: 168 },
    ],
    titleWidth: 500,
  },
  distilled: bottleCard('bottle-destilado-moon'),
  tripleDistilled: bottleCard('bottle-triple-moon'),
  history: {
    ...atNight,
    ground: dusk,
    pictures: [{ master: 'legend-owl-wide', left: 0, top: 0, width: 1375, fade: 620 }],
    titleWidth: 430,
  },
  cocktails: {
    ...onPaper,
    pictures: [
      { master: 'cocktail-tonic', left: 455, top: -20, width: 480, strip: [597, 797] },
      { master: 'cocktail-drakorita', left: 659, top: -20, width: 480, strip: [799, 999] },
      { master: 'cocktail-old', left: 862, top: -20, width: 480, strip: [1001, 1200] },
    ],
    titleWidth: 440,
  },
  process: {
    ...onPaper,
    pictures: [{ master: 'process-4-distillation', left: 660, top: 24, width: 466 }],
    titleWidth: 500,
  },
  recognitions: {
    ...atNight,
    ground: pigments.night,
    pictures: [{ master: 'medal-01', left: 560, top: 40, width: 780 }],
    titleWidth: 480,
  },
  contact: legal,
  privacy: legal,
  terms: legal,
}
