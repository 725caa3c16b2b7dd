import { medal04 as picture04 } from '@storefront/imagery/medal-04'
import { medal07 as picture07 } from '@storefront/imagery/medal-07'
import { medal10 as picture10 } from '@storefront/imagery/medal-10'

import { cocktailMaking, design, pitahayaSpirit } from './categories.ts'
import type { Medal } from './Medal.ts'

export const medal04: Medal = {
  id: 'medal-04',
  picture: picture04,
  alt: {
    es: 'Medalla de bronce con una copa y una rueda de pitahaya',
    en: 'Bronze medal with a coupe and a wheel of pitahaya',
  },
  title: { es: 'Bronce 2020', en: 'Bronze 2020' },
  category: cocktailMaking,
  description: {
    es: 'Una copa, su rueda de pitahaya en el borde y unas cuantas estrellas: la hora del primer trago.',
    en: 'A coupe, a wheel of pitahaya on its rim and a handful of stars: the hour of the first drink.',
  },
}

export const medal07: Medal = {
  id: 'medal-07',
  picture: picture07,
  alt: {
    es: 'Medalla de bronce con una pitahaya entera entre laureles',
    en: 'Bronze medal with a whole pitahaya between laurels',
  },
  title: { es: 'Bronce 2021', en: 'Bronze 2021' },
  category: pitahayaSpirit,
  description: {
    es: 'La pitahaya en bronce, tibia como la tierra en que crece, entre laureles y perlas.',
    en: 'The pitahaya in bronze, warm as the soil it grows in, between laurels and beads.',
  },
}

export const medal10: Medal = {
  id: 'medal-10',
  picture: picture10,
  alt: {
    es: 'Medalla de bronce con la botella de la casa entre laureles',
    en: 'Bronze medal with the bottle of the house between laurels',
  },
  title: { es: 'Bronce 2022', en: 'Bronze 2022' },
  category: design,
  description: {
    es: 'La botella de la casa, de hombros rectos, entre laureles y ondas grabadas.',
    en: 'The bottle of the house, square in the shoulders, between laurels and engraved ripples.',
  },
}
