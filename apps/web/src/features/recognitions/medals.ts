import { medal01 } from '@storefront/imagery/medal-01'
import { medal02 } from '@storefront/imagery/medal-02'
import { medal03 } from '@storefront/imagery/medal-03'
import { medal04 } from '@storefront/imagery/medal-04'
import { medal05 } from '@storefront/imagery/medal-05'
import { medal06 } from '@storefront/imagery/medal-06'
import { medal07 } from '@storefront/imagery/medal-07'
import { medal08 } from '@storefront/imagery/medal-08'
import { medal09 } from '@storefront/imagery/medal-09'
import { medal10 } from '@storefront/imagery/medal-10'
import { medal11 } from '@storefront/imagery/medal-11'
import { medal12 } from '@storefront/imagery/medal-12'

import { bronze, gold, type Medal, silver } from './Medal.ts'

const goldInitial: Medal = {
  id: 'medal-05',
  picture: medal05,
  alt: {
    es: 'Medalla de oro con la inicial de la casa en una corona de laurel',
    en: 'Gold medal with the initial of the house in a laurel wreath',
  },
  title: { es: 'La inicial', en: 'The initial' },
  metal: gold,
  description: {
    es: 'La inicial de la casa, coronada de laurel, sobre ondas que se abren como el agua del alambique.',
    en: 'The initial of the house, crowned with laurel, on ripples that spread like water in the still.',
  },
}

/**
 * The twelve medals (spec section 2.14), in the order they are shown: placeholders until the owner replaces them
 * with awards that were won (`placeholders` in content/brand.ts). Pictures and texts name no contest; the texts
 * describe the picture.
 */
export const medals: readonly Medal[] = [
  {
    id: 'medal-01',
    picture: medal01,
    alt: {
      es: 'Medalla de oro con la serpiente alada entre dos ramas de laurel',
      en: 'Gold medal with the winged serpent between two sprays of laurel',
    },
    title: { es: 'La serpiente', en: 'The serpent' },
    metal: gold,
    description: {
      es: 'La serpiente alada duerme enroscada sobre sí misma. A su alrededor, dos ramas de laurel y un hilo de perlas.',
      en: 'The winged serpent sleeps, coiled upon itself. Around it, two sprays of laurel and a string of beads.',
    },
  },
  {
    id: 'medal-02',
    picture: medal02,
    alt: {
      es: 'Medalla de oro con una pitahaya entera entre laureles',
      en: 'Gold medal with a whole pitahaya between laurels',
    },
    title: { es: 'La pitahaya', en: 'The pitahaya' },
    metal: gold,
    description: {
      es: 'La pitahaya entera, escama por escama, como llega del valle. La rodea un cordón trenzado.',
      en: 'The whole pitahaya, scale by scale, as it comes from the valley. A twisted cord runs around it.',
    },
  },
  {
    id: 'medal-03',
    picture: medal03,
    alt: {
      es: 'Medalla de plata con una lechuza ante un cielo de rayos',
      en: 'Silver medal with an owl before a sky of rays',
    },
    title: { es: 'La lechuza', en: 'The owl' },
    metal: silver,
    description: {
      es: 'La lechuza que vela mientras la flor de pitahaya se abre, una sola noche, ante un cielo de rayos.',
      en: 'The owl that keeps watch while the pitahaya blossom opens, for one night only, before a sky of rays.',
    },
  },
  {
    id: 'medal-04',
    picture: medal04,
    alt: {
      es: 'Medalla de bronce con una copa y una rueda de pitahaya',
      en: 'Bronze medal with a coupe and a wheel of pitahaya',
    },
    title: { es: 'La copa', en: 'The coupe' },
    metal: bronze,
    description: {
      es: 'Una copa, su rueda de pitahaya en el borde y unas cuantas estrellas: la hora del primer trago.',
      en: 'A coupe, a wheel of pitahaya on its rim and a handful of stars: the hour of the first drink.',
    },
  },
  goldInitial,
  {
    id: 'medal-06',
    picture: medal06,
    alt: {
      es: 'Medalla de plata con la serpiente alada entre laureles',
      en: 'Silver medal with the winged serpent between laurels',
    },
    title: { es: 'La serpiente', en: 'The serpent' },
    metal: silver,
    description: {
      es: 'La misma serpiente, esta vez en plata: un solo trazo que también recorre nuestra etiqueta.',
      en: 'The same serpent, in silver this time: a single line that also runs through our label.',
    },
  },
  {
    id: 'medal-07',
    picture: medal07,
    alt: {
      es: 'Medalla de bronce con una pitahaya entera entre laureles',
      en: 'Bronze medal with a whole pitahaya between laurels',
    },
    title: { es: 'La pitahaya', en: 'The pitahaya' },
    metal: bronze,
    description: {
      es: 'La pitahaya en bronce, tibia como la tierra en que crece, entre laureles y perlas.',
      en: 'The pitahaya in bronze, warm as the soil it grows in, between laurels and beads.',
    },
  },
  {
    id: 'medal-08',
    picture: medal08,
    alt: {
      es: 'Medalla de oro con una lechuza posada en una rama',
      en: 'Gold medal with an owl perched on a branch',
    },
    title: { es: 'La lechuza', en: 'The owl' },
    metal: gold,
    description: {
      es: 'La lechuza en oro, con los ojos bien abiertos y las garras firmes en la rama: la noche es suya.',
      en: 'The owl in gold, eyes wide open, claws firm on the branch: the night belongs to her.',
    },
  },
  {
    id: 'medal-09',
    picture: medal09,
    alt: {
      es: 'Medalla de plata con una pitahaya partida y sus semillas',
      en: 'Silver medal with a halved pitahaya and its seeds',
    },
    title: { es: 'La fruta abierta', en: 'The open fruit' },
    metal: silver,
    description: {
      es: 'La fruta partida en dos. Sus semillas, sueltas como un cielo sin luna, sobre una rama de laurel.',
      en: 'The fruit cut in two. Its seeds, scattered like a moonless sky, above a spray of laurel.',
    },
  },
  {
    id: 'medal-10',
    picture: medal10,
    alt: {
      es: 'Medalla de bronce con la botella de la casa entre laureles',
      en: 'Bronze medal with the bottle of the house between laurels',
    },
    title: { es: 'La botella', en: 'The bottle' },
    metal: bronze,
    description: {
      es: 'La botella de la casa, de hombros rectos, entre laureles y ondas grabadas.',
      en: 'The bottle of the house, square in the shoulders, between laurels and engraved ripples.',
    },
  },
  {
    id: 'medal-11',
    picture: medal11,
    alt: {
      es: 'Medalla de plata con la inicial de la casa entre laureles',
      en: 'Silver medal with the initial of the house between laurels',
    },
    title: { es: 'La inicial', en: 'The initial' },
    metal: silver,
    description: {
      es: 'La inicial de la casa en plata fría, entre dos ramas de laurel que casi se tocan.',
      en: 'The initial of the house in cold silver, between two sprays of laurel that almost touch.',
    },
  },
  // The same award a second time, under another id (spec section 3.7).
  { ...goldInitial, id: 'medal-12', picture: medal12 },
]
