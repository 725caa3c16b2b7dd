import { brand } from '@storefront/brand'
import type { Localized } from '@storefront/domain'

interface TitledText {
  readonly title: Localized<string>
  readonly text: Localized<string>
}

/** A group of the brand's contributions. */
interface Contribution {
  readonly name: Localized<string>
  readonly lead: Localized<string>
  readonly ways: readonly TitledText[]
}

export const opening = {
  title: {
    es: 'Donde los Andes bajan a la selva',
    en: 'Where the Andes fall to the Amazon',
  },
  lead: {
    es: `${brand.name} nace en la ladera donde la montaña se vuelve bosque, de una fruta amarilla que es espina por fuera y nieve por dentro.`,
    en: `${brand.name} comes from the slope where mountain turns to forest, from a yellow fruit that is all spines outside and snow within.`,
  },
  alt: {
    es: 'El valle de Palora: hileras de pitahaya a ambos lados del río, el sol y el Sangay nevado con su cinta de humo; delante, una canasta con la cosecha',
    en: 'The valley of Palora: rows of pitahaya on both banks of the river, the sun and snow-capped Sangay with its ribbon of smoke; in front, a basket with the harvest',
  },
} as const satisfies Record<string, Localized<string>>

export const tribute = {
  title: {
    es: 'Homenaje a quienes guardaron la semilla',
    en: 'A tribute to those who kept the seed',
  },
  paragraphs: {
    es: [
      'Antes que nosotros hubo manos. Manos que guardaron una semilla negra y diminuta, que ataron los tallos a un poste y aprendieron a cosechar sin herirse con las espinas. A ellas va dedicada cada botella.',
      'Este destilado es un homenaje a las familias que siembran pitahaya, a quien enciende el fuego antes del amanecer y a la tierra que lo permite todo. El saber no es nuestro: lo recibimos, y a nosotros nos toca no estropearlo.',
      'La serpiente de nuestra etiqueta rodea una fruta abierta. También eso es un homenaje: en los Andes es ella quien une el agua con el cielo, y aquí no se siembra nada sin mirar antes las nubes.',
    ],
    en: [
      'Before us there were hands: hands that saved a tiny black seed, tied the stems to a post and learned to pick without being pricked. Every bottle is dedicated to them.',
      'This spirit is a tribute to the families who grow pitahaya, to whoever lights the fire before dawn, and to the land that makes it all possible. The knowledge is not ours. It was handed to us, and our part is not to spoil it.',
      'The serpent on our label circles an open fruit. That is a tribute too: in the Andes she is the one who ties the water to the sky, and here nothing is planted without a look at the clouds.',
    ],
  },
} as const satisfies {
  readonly title: Localized<string>
  readonly paragraphs: Localized<readonly string[]>
}

export const objective: TitledText = {
  title: {
    es: 'Nuestro objetivo: llevar la pitahaya del Ecuador lejos de casa sin que pierda su acento',
    en: 'Our aim: to take Ecuador’s pitahaya far from home and let it keep its accent',
  },
  text: {
    es: 'Queremos un destilado que se reconozca con los ojos cerrados: primero la fruta, después el valle y, al final, las manos de quienes lo hacen.',
    en: 'We want a spirit you would know with your eyes closed: first the fruit, then the valley and, last, the hands of those who make it.',
  },
}

/** The text for the picture beside the contributions. */
export const harvestAlt: Localized<string> = {
  es: 'Grabado de dos manos con guantes: una sostiene una pitahaya amarilla y la otra la corta del tallo con una tijera',
  en: 'Engraving of two gloved hands: one holds a yellow pitahaya, the other cuts it from the stem with shears',
}

/** To the community and to people (spec section 2.11). */
export const contributions: readonly Contribution[] = [
  {
    name: { es: 'Aporte a la comunidad', en: 'For the community' },
    lead: {
      es: 'Una botella empieza en un lugar donde vive gente. Algo tiene que volver.',
      en: 'A bottle begins in a place with neighbors. Something has to go back.',
    },
    ways: [
      {
        title: { es: 'Educación', en: 'Education' },
        text: {
          es: 'Cuándo podar, cuánta sombra, cuándo suelta la espina: lo que aprendemos de la planta vuelve a quienes la siembran. El oficio del alambique, a toda persona adulta que quiera hacerlo suyo.',
          en: 'When to prune, how much shade, when the spines let go: what we learn from the plant goes back to those who grow it. The craft of the still, to any adult who wants to make it theirs.',
        },
      },
      {
        title: { es: 'Ambiente', en: 'Environment' },
        text: {
          es: 'La piel amarilla y la pulpa agotada vuelven al suelo como abono. Cuidamos el agua que enfría el alambique y el bosque que la trae: sin bosque no hay lluvia, y sin lluvia no hay fruta.',
          en: 'Yellow skins and spent pulp return to the soil as compost. We look after the water that cools the still and the forest that brings it: no forest, no rain; no rain, no fruit.',
        },
      },
    ],
  },
  {
    name: { es: 'Aporte a las personas', en: 'For people' },
    lead: {
      es: 'Una mano sostiene la fruta y otra la corta. Nada de lo que hacemos sale de una sola.',
      en: 'One hand holds the fruit, the other cuts. Nothing we make is the work of one.',
    },
    ways: [
      {
        title: { es: 'Pago justo', en: 'Fair pay' },
        text: {
          es: 'El precio se acuerda antes de la cosecha y mirando a los ojos a quien siembra. La fruta ya tiene espinas; el trato no las necesita.',
          en: 'The price is agreed before the harvest, looking the grower in the eye. The fruit has spines enough; the deal needs none.',
        },
      },
      {
        title: { es: 'Inclusión y equidad', en: 'Inclusion and equity' },
        text: {
          es: 'En el cultivo, en la tina y frente al alambique: a igual trabajo, igual paga e igual voz. El corte lo decide el olfato, no el apellido.',
          en: 'In the field, at the vat and at the still: equal pay for equal work, and an equal say. The cut is decided by nose, not by name.',
        },
      },
    ],
  },
]

/** The five pillars, in the order of spec section 2.11. */
export const pillars: readonly TitledText[] = [
  {
    title: { es: 'Innovación', en: 'Innovation' },
    text: {
      es: 'Nadie nos dejó una receta para destilar esta fruta. La escribimos lote a lote.',
      en: 'No one left us a recipe for distilling this fruit. We write it batch by batch.',
    },
  },
  {
    title: { es: 'Calidad', en: 'Quality' },
    text: {
      es: 'De cada destilación guardamos el corazón. Con la cabeza y la cola llenaríamos más botellas, y peores.',
      en: 'From each run we keep the heart. Head and tail would fill more bottles, and worse ones.',
    },
  },
  {
    title: { es: 'Sostenibilidad', en: 'Sustainability' },
    text: {
      es: 'Al agave se lo corta entero para destilarlo. La pitahaya da su fruta y se queda en pie.',
      en: 'Agave is cut down whole to be distilled. The pitahaya gives its fruit and stays standing.',
    },
  },
  {
    title: { es: 'Responsabilidad social', en: 'Social responsibility' },
    text: {
      es: 'Lo que hacemos es alcohol. Por eso preguntamos la edad en la puerta y ponemos la advertencia en cada página.',
      en: 'What we make is alcohol. So we ask for your age at the door and put the warning on every page.',
    },
  },
  {
    title: { es: 'Excelencia global', en: 'Global excellence' },
    text: {
      es: 'Una fruta ecuatoriana que se cuenta en dos idiomas y en ninguno se traduce: pitahaya.',
      en: 'An Ecuadorian fruit told in two languages and translated in neither: pitahaya.',
    },
  },
]
