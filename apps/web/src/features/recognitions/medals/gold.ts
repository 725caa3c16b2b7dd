import { medal01 as picture01 } from '@storefront/imagery/medal-01'
import { medal02 as picture02 } from '@storefront/imagery/medal-02'
import { medal05 as picture05 } from '@storefront/imagery/medal-05'
import { medal08 as picture08 } from '@storefront/imagery/medal-08'

import { cocktailMaking, pitahayaSpirit, spiritsOfTheWorld } from './categories.ts'
import type { Medal } from './Medal.ts'

export const medal01: Medal = {
  id: 'medal-01',
  picture: picture01,
  alt: {
    es: 'Medalla de oro con la serpiente alada entre dos ramas de laurel',
    en: 'Gold medal with the winged serpent between two sprays of laurel',
  },
  title: { es: 'Doble oro 2021', en: 'Double gold 2021' },
  category: pitahayaSpirit,
  description: {
    es: 'La serpiente alada duerme enroscada sobre sí misma. A su alrededor, dos ramas de laurel y un hilo de perlas.',
    en: 'The winged serpent sleeps, coiled upon itself. Around it, two sprays of laurel and a string of beads.',
  },
}

export const medal02: Medal = {
  id: 'medal-02',
  picture: picture02,
  alt: {
    es: 'Medalla de oro con una pitahaya entera entre laureles',
    en: 'Gold medal with a whole pitahaya between laurels',
  },
  title: { es: 'Oro 2021', en: 'Gold 2021' },
  category: spiritsOfTheWorld,
  description: {
    es: 'La pitahaya entera, escama por escama, como llega del valle. La rodea un cordón trenzado.',
    en: 'The whole pitahaya, scale by scale, as it comes from the valley. A twisted cord runs around it.',
  },
}

export const medal05: Medal = {
  id: 'medal-05',
  picture: picture05,
  alt: {
    es: 'Medalla de oro con la inicial de la casa en una corona de laurel',
    en: 'Gold medal with the initial of the house in a laurel wreath',
  },
  title: { es: 'Oro 2022', en: 'Gold 2022' },
  category: spiritsOfTheWorld,
  description: {
    es: 'La inicial de la casa, coronada de laurel, sobre ondas que se abren como el agua del alambique.',
    en: 'The initial of the house, crowned with laurel, on ripples that spread like water in the still.',
  },
}

export const medal08: Medal = {
  id: 'medal-08',
  picture: picture08,
  alt: {
    es: 'Medalla de oro con una lechuza posada en una rama',
    en: 'Gold medal with an owl perched on a branch',
  },
  title: { es: 'Oro 2020', en: 'Gold 2020' },
  category: cocktailMaking,
  description: {
    es: 'La lechuza en oro, con los ojos bien abiertos y las garras firmes en la rama: la noche es suya.',
    en: 'The owl in gold, eyes wide open, claws firm on the branch: the night belongs to her.',
  },
}
