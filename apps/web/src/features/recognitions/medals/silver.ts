import { medal03 as picture03 } from '@storefront/imagery/medal-03'
import { medal06 as picture06 } from '@storefront/imagery/medal-06'
import { medal09 as picture09 } from '@storefront/imagery/medal-09'
import { medal11 as picture11 } from '@storefront/imagery/medal-11'

import { cocktailMaking, design, pitahayaSpirit, spiritsOfTheWorld } from './categories.ts'
import type { Medal } from './Medal.ts'

export const medal03: Medal = {
  id: 'medal-03',
  picture: picture03,
  alt: {
    es: 'Medalla de plata con una lechuza ante un cielo de rayos',
    en: 'Silver medal with an owl before a sky of rays',
  },
  title: { es: 'Plata 2022', en: 'Silver 2022' },
  category: pitahayaSpirit,
  description: {
    es: 'La lechuza que vela mientras la flor de pitahaya se abre, una sola noche, ante un cielo de rayos.',
    en: 'The owl that keeps watch while the pitahaya blossom opens, for one night only, before a sky of rays.',
  },
}

export const medal06: Medal = {
  id: 'medal-06',
  picture: picture06,
  alt: {
    es: 'Medalla de plata con la serpiente alada entre laureles',
    en: 'Silver medal with the winged serpent between laurels',
  },
  title: { es: 'Plata 2021', en: 'Silver 2021' },
  category: design,
  description: {
    es: 'La misma serpiente, esta vez en plata: un solo trazo que también recorre nuestra etiqueta.',
    en: 'The same serpent, in silver this time: a single line that also runs through our label.',
  },
}

export const medal09: Medal = {
  id: 'medal-09',
  picture: picture09,
  alt: {
    es: 'Medalla de plata con una pitahaya partida y sus semillas',
    en: 'Silver medal with a halved pitahaya and its seeds',
  },
  title: { es: 'Plata 2020', en: 'Silver 2020' },
  category: spiritsOfTheWorld,
  description: {
    es: 'La fruta partida en dos. Sus semillas, sueltas como un cielo sin luna, sobre una rama de laurel.',
    en: 'The fruit cut in two. Its seeds, scattered like a moonless sky, above a spray of laurel.',
  },
}

export const medal11: Medal = {
  id: 'medal-11',
  picture: picture11,
  alt: {
    es: 'Medalla de plata con la inicial de la casa entre laureles',
    en: 'Silver medal with the initial of the house between laurels',
  },
  title: { es: 'Plata 2022', en: 'Silver 2022' },
  category: cocktailMaking,
  description: {
    es: 'La inicial de la casa en plata fría, entre dos ramas de laurel que casi se tocan.',
    en: 'The initial of the house in cold silver, between two sprays of laurel that almost touch.',
  },
}
