import { brand } from '@storefront/brand'
import { bottleTriple1 } from '@storefront/imagery/bottle-triple-1'
import { bottleTriple2 } from '@storefront/imagery/bottle-triple-2'
import { bottleTriple3 } from '@storefront/imagery/bottle-triple-3'
import { bottleTriple4 } from '@storefront/imagery/bottle-triple-4'
import { bottleTriple5 } from '@storefront/imagery/bottle-triple-5'
import { pourTripleTall } from '@storefront/imagery/pour-triple-tall'
import { pourTripleWide } from '@storefront/imagery/pour-triple-wide'
import { ritualColdTriple } from '@storefront/imagery/ritual-cold-triple'
import { tripleDistilledFrames } from '@storefront/imagery/turntables'

import { tripleDistilled, type BottleStory } from '../catalog/products.ts'

export const tripleDistilledStory: BottleStory = {
  title: { es: 'Tres veces por el fuego', en: 'Three times over the fire' },
  paragraphs: {
    es: [
      'Destilar es separar. En cada pasada el maestro destilador aparta la cabeza y la cola, se queda con el corazón y lo devuelve al alambique. Lo hace tres veces, y cada vez queda menos.',
      'Lo que se pierde en volumen se gana en textura: el alcohol se vuelve seda y la fruta pasa de flor a pera, con pimienta blanca y un fondo de piedra mojada.',
    ],
    en: [
      'To distill is to separate. In each run the master distiller sets aside the heads and the tails, keeps the heart and returns it to the still. He does so three times, and each time less is left.',
      'What is lost in volume is gained in texture: the alcohol turns to silk, and the fruit moves from blossom to pear, with white pepper and wet stone underneath.',
    ],
  },
  photos: [
    {
      id: 'front',
      picture: bottleTriple1,
      alt: tripleDistilled.alt,
      caption: { es: 'la botella', en: 'the bottle' },
    },
    {
      id: 'emblem',
      picture: bottleTriple2,
      alt: {
        es: `La etiqueta verde noche de cerca, con la serpiente, la pitahaya y el nombre ${brand.name} en oro`,
        en: `The night-green label up close, with the serpent, the pitahaya and the name ${brand.name} in gold`,
      },
      caption: { es: 'el emblema', en: 'the emblem' },
    },
    {
      id: 'neck',
      picture: bottleTriple4,
      alt: {
        es: 'El cuello con su tapón negro, el lacre que gotea, un sello dorado y una cinta con el número 3',
        en: 'The neck with its black stopper, dripping wax, a golden seal and a band with the number 3',
      },
      caption: { es: 'el cuello', en: 'the neck' },
    },
  ],
  details: [
    {
      id: 'foot',
      picture: bottleTriple3,
      alt: {
        es: 'El pie de la botella, de vidrio tallado, bajo el borde de la etiqueta verde',
        en: 'The foot of the bottle, of cut glass, below the edge of the green label',
      },
      name: { es: 'El pie', en: 'The foot' },
      text: {
        es: 'El mismo vidrio tallado, con la luna en cada faceta.',
        en: 'The same cut glass, with the moon in every facet.',
      },
    },
    {
      id: 'box',
      picture: bottleTriple5,
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
  frames: tripleDistilledFrames,
  serving: {
    title: { es: 'Solo, a ocho grados', en: 'Neat, at eight degrees' },
    text: {
      es: 'Sin hielo y sin mezcla: dos onzas en copa tulipán.',
      en: 'No ice and no mixer: two ounces in a tulip glass.',
    },
    sip: {
      es: 'Un sorbo corto y esperar: primero la pera, después la pimienta blanca, al final la piedra mojada.',
      en: 'Take a small sip and wait: first the pear, then the white pepper, then the wet stone.',
    },
    pour: {
      picture: pourTripleWide,
      narrowPicture: pourTripleTall,
      alt: {
        es: 'De noche, un hilo fino cae de la botella de etiqueta negra a una copa tulipán; al lado, una pitahaya abierta',
        en: 'By night a thin stream falls from the bottle with the black label into a tulip glass; beside it a pitahaya cut open',
      },
    },
    cold: ritualColdTriple,
  },
}
