import type { Localized } from '@storefront/domain'

import { brand } from '../../content/brand.ts'

/** A heading and what is said under it. */
interface Passage {
  readonly title: Localized<string>
  readonly text: Localized<string>
}

interface Pillar {
  readonly name: Localized<string>
  readonly text: Localized<string>
}

/** Something the brand gives back, and the ways it does. */
interface Contribution {
  readonly name: Localized<string>
  readonly title: Localized<string>
  readonly lead: Localized<string>
  readonly ways: readonly Passage[]
}

export const opening = {
  title: {
    es: 'Donde los Andes bajan a la selva',
    en: 'Where the Andes meet the forest',
  },
  lead: {
    es: `${brand.name} nació en la ladera donde la montaña se vuelve bosque, de una fruta amarilla que madura despacio y no se deja apurar.`,
    en: `${brand.name} was born on the slope where mountain turns to forest, of a yellow fruit that ripens in its own time and will not be hurried.`,
  },
  alt: {
    es: 'Grabado de un valle: un río baja entre hileras de pitahaya, con un sol enorme y un volcán que humea al fondo',
    en: 'Engraving of a valley: a river runs down between rows of pitahaya, an enormous sun and a smoking volcano behind',
  },
} as const satisfies Record<string, Localized<string>>

export const tribute = {
  title: { es: 'A quienes guardaron la semilla', en: 'To those who kept the seed' },
  paragraphs: {
    es: [
      'Antes que nosotros hubo manos. Manos que guardaron una semilla negra y diminuta, que ataron los tallos a la sombra de un árbol y aprendieron a cosechar sin herirse con las espinas. A ellas va dedicada cada botella.',
      'Este destilado es un homenaje a las familias que siembran pitahaya, a quien enciende el fuego antes del amanecer y a la tierra que lo permite todo. No inventamos un saber: lo recibimos, y lo destilamos con cuidado.',
      'Por eso nuestra etiqueta lleva una serpiente alada. En los Andes es ella quien une el agua con el cielo, y quien despierta cuando algo está por cambiar.',
    ],
    en: [
      'Before us there were hands: hands that saved a tiny black seed, tied the stems in the shade of a tree and learned to pick without being pricked. Every bottle is dedicated to them.',
      'This spirit is a tribute to the families who grow pitahaya, to whoever lights the fire before dawn, and to the land that makes it all possible. We did not invent this knowledge. It was handed to us, and we distill it with care.',
      'That is why our label carries a winged serpent. In the Andes she is the one who ties the water to the sky, and who wakes when something is about to change.',
    ],
  },
} as const satisfies {
  readonly title: Localized<string>
  readonly paragraphs: Localized<readonly string[]>
}

export const objective: Passage = {
  title: {
    es: 'Llevar la pitahaya del Ecuador a las mejores mesas del mundo sin que pierda su acento.',
    en: 'To bring Ecuador’s pitahaya to the finest tables in the world without losing its accent.',
  },
  text: {
    es: 'Queremos un destilado que se conozca por su fruta y por su lugar, que pague bien a quien lo hace posible y que deje el suelo mejor de como lo encontró.',
    en: 'We want a spirit known by its fruit and its place, one that pays well the people who make it possible and leaves the soil better than it found it.',
  },
}

/** To the community and to people (spec section 2). */
export const contributions: readonly Contribution[] = [
  {
    name: { es: 'Aporte a la comunidad', en: 'For the community' },
    title: { es: 'Lo que vuelve al valle', en: 'What goes back to the valley' },
    lead: {
      es: 'Una botella empieza y termina en un lugar con vecinos.',
      en: 'A bottle begins and ends in a place with neighbors.',
    },
    ways: [
      {
        title: { es: 'Educación', en: 'Education' },
        text: {
          es: 'Lo que aprendemos se comparte: la poda, el suelo y la cosecha con quienes siembran; el oficio del alambique con quien, ya adulto, quiera hacerlo suyo.',
          en: 'What we learn is shared: pruning, soil and harvest with those who grow; the craft of the still with any adult who wants to make it theirs.',
        },
      },
      {
        title: { es: 'Ambiente', en: 'Environment' },
        text: {
          es: 'La cáscara y la pulpa que quedan vuelven al suelo como abono. Cuidamos el agua que enfría el alambique y los árboles que dan sombra a la fruta: sin bosque no hay lluvia, y sin lluvia no hay cosecha.',
          en: 'Skins and spent pulp return to the soil as compost. We look after the water that cools the still and the trees that shade the fruit: no forest, no rain; no rain, no harvest.',
        },
      },
    ],
  },
  {
    name: { es: 'Aporte a las personas', en: 'For people' },
    title: { es: 'Trabajo que se paga y se respeta', en: 'Work that is paid and respected' },
    lead: {
      es: 'Nada de lo que hacemos sale de una sola mano.',
      en: 'Nothing we make comes from a single pair of hands.',
    },
    ways: [
      {
        title: { es: 'Pago justo', en: 'Fair pay' },
        text: {
          es: 'El precio de la fruta se acuerda antes de la cosecha, frente a quien la siembra y no a sus espaldas. Un buen destilado no puede nacer de un mal trato.',
          en: 'The price of the fruit is agreed before the harvest, face to face with the grower. Good spirit cannot be born of a bad deal.',
        },
      },
      {
        title: { es: 'Inclusión y equidad', en: 'Inclusion and equity' },
        text: {
          es: 'En el campo, en el laboratorio y frente al alambique: a igual trabajo, igual paga y la misma voz. Decide quien sabe, venga de donde venga.',
          en: 'In the field, in the lab and at the still: equal pay for equal work, and an equal say. Those who know decide, wherever they come from.',
        },
      },
    ],
  },
]

/** What the house rests on (spec section 2, "History page"), in the order of the specification. */
export const pillars: readonly Pillar[] = [
  {
    name: { es: 'Innovación', en: 'Innovation' },
    text: {
      es: 'Pocos destilan esta fruta. Cada lote es una pregunta nueva.',
      en: 'Few people distill this fruit. Every batch asks a new question.',
    },
  },
  {
    name: { es: 'Calidad', en: 'Quality' },
    text: {
      es: 'Fruta madura, cortes lentos. Lo que no convence no se embotella.',
      en: 'Ripe fruit, slow cuts. What does not convince us is not bottled.',
    },
  },
  {
    name: { es: 'Sostenibilidad', en: 'Sustainability' },
    text: {
      es: 'Tomamos del valle solo lo que el valle puede volver a dar.',
      en: 'We take from the valley only what the valley can give again.',
    },
  },
  {
    name: { es: 'Responsabilidad social', en: 'Social responsibility' },
    text: {
      es: 'Crecer vale la pena si crece también quien está al lado.',
      en: 'Growth is worth having when those beside us grow too.',
    },
  },
  {
    name: { es: 'Excelencia global', en: 'Global excellence' },
    text: {
      es: 'Hecho aquí, a la altura de cualquier mesa del mundo.',
      en: 'Made here, and a match for any table in the world.',
    },
  },
]
