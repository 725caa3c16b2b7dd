import { bottleDestilado1 } from '@storefront/imagery/bottle-destilado-1'
import { bottleDestilado2 } from '@storefront/imagery/bottle-destilado-2'
import { bottleDestilado3 } from '@storefront/imagery/bottle-destilado-3'

import { brand } from '../../content/brand.ts'
import { type Bottle, distilled } from './products.ts'

export const distilledBottle: Bottle = {
  product: distilled,
  description: {
    es: 'La pitahaya amarilla en su forma más directa, fermentada en madera y destilada hasta que solo queda lo esencial: la flor, la pulpa y un hilo de cítrico. Sola, con hielo o en un cóctel que no quiera esconderla.',
    en: 'Yellow pitahaya at its most direct, fermented in wood and distilled until only the essential remains: blossom, flesh and a thread of citrus. Neat, over ice, or in a cocktail with no wish to hide it.',
  },
  vessel: {
    es: 'Vidrio transparente de base tallada, tapón de madera y etiqueta marfil.',
    en: 'Clear glass with a cut base, a wooden stopper and an ivory label.',
  },
  features: {
    view: {
      es: 'Cristalino, con brillo de plata y lágrimas finas.',
      en: 'Crystal clear, with a silver sheen and fine legs.',
    },
    aroma: {
      es: 'Flor blanca de pitahaya, lima y un recuerdo de hierba mojada.',
      en: 'White pitahaya blossom, lime and a memory of wet grass.',
    },
    taste: {
      es: 'Pulpa fresca y cítrico verde; el dulzor se seca al final y deja la boca limpia.',
      en: 'Fresh fruit and green citrus; the sweetness dries at the end and leaves the palate clean.',
    },
    body: {
      es: 'Ligero y sedoso, de calor suave.',
      en: 'Light and silky, with a gentle warmth.',
    },
  },
  storyTitle: { es: 'Una flor de una sola noche', en: 'A flower of a single night' },
  story: {
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
