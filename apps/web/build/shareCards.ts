import type { ShareCardDesign } from '@storefront/imagery/share-card'
import { grounds } from '@storefront/ui/grounds'

import type { PageId } from '../src/app/pages.ts'

/** The background of the bottle pictures. */
const dark = '#000201'
/** The sky of the engravings. */
const dusk = '#193934'

/** A card with the portrait picture of a bottle. */
const bottleCard = (master: string): ShareCardDesign => ({
  world: 'night',
  ground: dark,
  pictures: [{ master, left: 640, top: -52, width: 560, fade: 140 }],
  titleWidth: 520,
})

const legal: ShareCardDesign = {
  world: 'night',
  ground: dusk,
  pictures: [{ master: 'share-card/serpent', left: -50, top: -26, width: 1300, fade: 700 }],
  titleWidth: 520,
}

/** The card designs of all indexed pages. */
export const shareCards: Readonly<Partial<Record<PageId, ShareCardDesign>>> = {
  home: {
    world: 'night',
    ground: dusk,
    pictures: [{ master: 'hero-wide', left: -175, top: -84, width: 1375 }],
    titleWidth: 430,
  },
  products: {
    world: 'night',
    ground: dark,
    pictures: [{ master: 'share-card/trio', left: 330, top: -10, width: 1040, fade: 200 }],
    titleWidth: 420,
  },
  distilled: bottleCard('bottle-destilado-1'),
  tripleDistilled: bottleCard('bottle-triple-1'),
  history: {
    world: 'night',
    ground: dusk,
    pictures: [{ master: 'legend-owl-wide', left: 0, top: 0, width: 1375, fade: 620 }],
    titleWidth: 430,
  },
  cocktails: {
    world: 'paper',
    ground: grounds.paper,
    pictures: [
      { master: 'cocktail-tonic', left: 455, top: -20, width: 480, strip: [597, 797] },
      { master: 'cocktail-drakorita', left: 659, top: -20, width: 480, strip: [799, 999] },
      { master: 'cocktail-old', left: 862, top: -20, width: 480, strip: [1001, 1200] },
    ],
    titleWidth: 440,
  },
  process: {
    world: 'paper',
    ground: grounds.paper,
    pictures: [{ master: 'process-4-distillation', left: 660, top: 24, width: 466 }],
    titleWidth: 500,
  },
  recognitions: {
    world: 'night',
    ground: grounds.night,
    pictures: [{ master: 'medal-01', left: 540, top: 34, width: 820 }],
    titleWidth: 480,
  },
  privacy: legal,
  terms: legal,
}
