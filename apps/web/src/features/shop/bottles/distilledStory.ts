import { brand } from '@storefront/brand'
import { bottleDestilado1 } from '@storefront/imagery/bottle-destilado-1'
import { bottleDestilado2 } from '@storefront/imagery/bottle-destilado-2'
import { bottleDestilado3 } from '@storefront/imagery/bottle-destilado-3'
import { bottleDestilado4 } from '@storefront/imagery/bottle-destilado-4'
import { bottleDestilado5 } from '@storefront/imagery/bottle-destilado-5'
import { pourTall } from '@storefront/imagery/pour-tall'
import { pourWide } from '@storefront/imagery/pour-wide'
import { ritualCold } from '@storefront/imagery/ritual-cold'
import { distilledFrames } from '@storefront/imagery/turntables'

import { distilled, type BottleStory } from '../catalog/products.ts'

export const distilledStory: BottleStory = {
  title: { es: 'Una flor de una sola noche', en: 'It flowers for one night' },
  paragraphs: {
    es: [
      'La flor de la pitahaya se abre al anochecer y por la mañana ya está cerrada. Lo que deja es una fruta amarilla y espinosa que en Palora, al pie del Sangay, se cosecha a mano y con guantes.',
      'La pulpa, blanca y llena de semillas negras, fermenta en madera. El alambique de cobre aparta el principio y el final, y guarda el centro: sale sin color, a flor y a lima.',
    ],
    en: [
      'The pitahaya flower opens at dusk and has closed by morning. It leaves a spiny yellow fruit which in Palora, at the foot of the Sangay volcano, is picked by hand, with gloves on.',
      'The flesh, white and full of black seeds, ferments in wood. The copper still sets aside the beginning and the end and keeps the middle, which comes out clear and tastes of blossom and lime.',
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
      id: 'emblem',
      picture: bottleDestilado2,
      alt: {
        es: `La etiqueta marfil de cerca: una serpiente dorada rodea una pitahaya cortada sobre el nombre ${brand.name}`,
        en: `The ivory label up close: a golden serpent circles a cut pitahaya above the name ${brand.name}`,
      },
      caption: { es: 'el emblema', en: 'the emblem' },
    },
    {
      id: 'neck',
      picture: bottleDestilado4,
      alt: {
        es: 'El tapón de madera con sus anillos dorados, el corcho y el nivel del destilado en el cuello',
        en: 'The wooden stopper with its golden rings, the cork and the level of the spirit in the neck',
      },
      caption: { es: 'el cuello', en: 'the neck' },
    },
  ],
  details: [
    {
      id: 'foot',
      picture: bottleDestilado3,
      alt: {
        es: 'El pie de la botella, de vidrio tallado, sobre una mesa oscura',
        en: 'The foot of the bottle, of cut glass, on a dark table',
      },
      name: { es: 'El pie', en: 'The foot' },
      text: {
        es: 'Las facetas parten la luz que atraviesa el destilado.',
        en: 'Its facets split the light that comes through the spirit.',
      },
    },
    {
      id: 'box',
      picture: bottleDestilado5,
      alt: {
        es: 'La caja de regalo verde noche y, sobre su base, la botella',
        en: 'The night-green gift box, and the bottle standing on its base',
      },
      name: { es: 'La caja', en: 'The box' },
      text: {
        es: 'De ocho caras, verde noche con filete de oro.',
        en: 'Eight-sided, night green with a gold rule.',
      },
    },
  ],
  frames: distilledFrames,
  serving: {
    title: { es: 'Frío, con hielo o solo', en: 'Cold, on the rocks or neat' },
    text: {
      es: 'Con hielo, en vaso corto: dos onzas y un cubo grande. Solo, en copa, a 8 °C.',
      en: 'On the rocks, in a short glass: two ounces and one large cube. Neat, in a stemmed glass, at 8 °C.',
    },
    sip: {
      es: 'Un sorbo corto y esperar: primero la flor, después la lima, al final la boca limpia.',
      en: 'Take a small sip and wait: first the blossom, then the lime, then a clean palate.',
    },
    pour: {
      picture: pourWide,
      narrowPicture: pourTall,
      alt: {
        es: 'De noche, un hilo claro cae del cuello de la botella a un vaso tallado; al lado, una pitahaya abierta',
        en: 'By night a clear stream falls from the bottle’s neck into a cut tumbler; beside it a pitahaya cut open',
      },
    },
    cold: ritualCold,
  },
}
