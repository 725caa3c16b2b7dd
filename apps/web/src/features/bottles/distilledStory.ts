import { bottleDestilado1 } from '@storefront/imagery/bottle-destilado-1'
import { bottleDestilado2 } from '@storefront/imagery/bottle-destilado-2'
import { bottleDestilado3 } from '@storefront/imagery/bottle-destilado-3'

import { brand } from '../../content/brand.ts'
import { type BottleStory, distilled } from '../catalog/products.ts'

export const distilledStory: BottleStory = {
  title: { es: 'Una flor de una sola noche', en: 'A flower of a single night' },
  paragraphs: {
    es: [
      'La flor de la pitahaya se abre de noche, y una sola vez. La fruta hace lo contrario: toma todo el sol, espera su punto y se deja abrir como quien cuenta un secreto.',
      `${brand.name} Destilado guarda ese instante. La pulpa fermenta, el alambique aparta lo que sobra y la botella recoge lo que queda: la fruta, clara como agua de montaña.`,
    ],
    en: [
      'The pitahaya flower opens at night, and only once. The fruit does the opposite: it takes in all the sun, waits for its moment and opens the way a secret is told.',
      `${brand.name} Destilado keeps that moment. The flesh ferments, the still sets aside all that is too much, and the bottle takes what remains: the fruit, clear as mountain water.`,
    ],
  },
  photos: [
    {
      id: 'front',
      picture: bottleDestilado1,
      alt: distilled.alt,
      caption: { es: 'la botella', en: 'the bottle' },
    },
    {
      id: 'label',
      picture: bottleDestilado2,
      alt: {
        es: `La etiqueta marfil de cerca: una serpiente dorada rodea una pitahaya cortada sobre el nombre ${brand.name}`,
        en: `The ivory label up close: a golden serpent circles a cut pitahaya above the name ${brand.name}`,
      },
      caption: { es: 'la etiqueta', en: 'the label' },
    },
    {
      id: 'fruit',
      picture: bottleDestilado3,
      alt: {
        es: 'La botella junto a una pitahaya amarilla entera y otra cortada, de pulpa blanca con semillas negras',
        en: 'The bottle beside a whole yellow pitahaya and a cut one, its white flesh full of black seeds',
      },
      caption: { es: 'con la fruta', en: 'with the fruit' },
    },
  ],
}
