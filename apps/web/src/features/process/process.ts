import type { Localized } from '@storefront/domain'
import { process1Selection } from '@storefront/imagery/process-1-selection'
import { process2Pulp } from '@storefront/imagery/process-2-pulp'
import { process3Fermentation } from '@storefront/imagery/process-3-fermentation'
import { process4Distillation } from '@storefront/imagery/process-4-distillation'
import { process5Bottling } from '@storefront/imagery/process-5-bottling'
import type { PictureSource } from '@storefront/ui'

import { brand } from '../../content/brand.ts'

export interface ProcessStep {
  readonly id: string
  readonly numeral: string
  readonly name: Localized<string>
  readonly text: Localized<string>
  /** A few words, shown in its thumbnail. */
  readonly essence: Localized<string>
  readonly picture: PictureSource
  readonly alt: Localized<string>
}

/** The five steps from the fruit to the bottle (spec section 2, "Process page"), in order. */
export const processSteps: readonly ProcessStep[] = [
  {
    id: 'selection',
    numeral: 'I',
    name: { es: 'Selección de la fruta', en: 'Fruit selection' },
    text: {
      es: 'Se cosecha a mano, con guante y a primera hora. Solo entra la pitahaya que ya es del todo amarilla y cuyas espinas se desprenden con un roce: es su manera de decir que está lista.',
      en: 'Picked by hand, gloved, first thing in the morning. Only pitahaya that is yellow all over comes in, its spines falling away at a touch: that is how it says it is ready.',
    },
    essence: { es: 'A mano y con guante, a primera hora', en: 'By hand, gloved, first thing' },
    picture: process1Selection,
    alt: {
      es: 'Grabado de una canasta colmada de pitahayas amarillas ante el cultivo y las montañas',
      en: 'Engraving of a basket heaped with yellow pitahayas before the fields and the mountains',
    },
  },
  {
    id: 'pulp',
    numeral: 'II',
    name: { es: 'Preparación de la pulpa', en: 'Pulp preparation' },
    text: {
      es: 'La fruta se parte por la mitad y se separa de su piel. Queda la pulpa blanca con sus semillas negras, que se bate sin calor para que el perfume no se escape.',
      en: 'The fruit is halved and lifted from its skin. What remains is white flesh and black seed, beaten without heat so that the scent stays in.',
    },
    essence: {
      es: 'Pulpa blanca, semilla negra, nada de calor',
      en: 'White flesh, black seed, no heat',
    },
    picture: process2Pulp,
    alt: {
      es: 'Grabado de un cuenco de barro con pulpa blanca, entre pitahayas enteras y partidas',
      en: 'Engraving of an earthen bowl of white pulp among whole and halved pitahayas',
    },
  },
  {
    id: 'fermentation',
    numeral: 'III',
    name: { es: 'Fermentación controlada', en: 'Controlled fermentation' },
    text: {
      es: 'La levadura trabaja en una tina de madera y nosotros miramos el termómetro. Cuanto más pareja es la temperatura, más limpia es la flor que encontrarás en la copa.',
      en: 'The yeast works in a wooden vat, and we watch the thermometer. The steadier the temperature, the cleaner the blossom you will find in the glass.',
    },
    essence: { es: 'Madera, levadura y un termómetro', en: 'Wood, yeast and a thermometer' },
    picture: process3Fermentation,
    alt: {
      es: 'Grabado de una tina de madera con termómetro, de la que suben burbujas',
      en: 'Engraving of a wooden vat with a thermometer, bubbles rising from it',
    },
  },
  {
    id: 'distillation',
    numeral: 'IV',
    name: { es: 'Destilación precisa', en: 'Precise distillation' },
    text: {
      es: `El alambique de cobre separa en tres: la cabeza, que se descarta; el corazón, que se guarda, y la cola, que se aparta. Dónde cortar lo decide una nariz, no un reloj. ${brand.name} Triple Destilado hace este camino tres veces.`,
      en: `The copper still gives three parts: the head, discarded; the heart, kept; the tail, set aside. A nose decides where to cut, and not a clock. ${brand.name} Triple Destilado makes this journey three times.`,
    },
    essence: { es: 'Cabeza, corazón y cola', en: 'Head, heart and tail' },
    picture: process4Distillation,
    alt: {
      es: 'Grabado de un alambique de cobre sobre un horno encendido, con su serpentín en un barril de agua',
      en: 'Engraving of a copper still over a lit furnace, its coil in a barrel of water',
    },
  },
  {
    id: 'bottling',
    numeral: 'V',
    name: { es: 'Filtrado y embotellado', en: 'Filtering and bottling' },
    text: {
      es: 'Capas de tela, carbón y arena lo aclaran gota a gota. Después descansa, se embotella, y cada botella se mira a contraluz antes de salir.',
      en: 'Layers of cloth, charcoal and sand clear it drop by drop. Then it rests and is bottled, and each bottle is held up to the light before it leaves.',
    },
    essence: { es: 'Tela, carbón y arena', en: 'Cloth, charcoal and sand' },
    picture: process5Bottling,
    alt: {
      es: 'Grabado de una columna de filtrado que gotea sobre cinco botellas',
      en: 'Engraving of a filter column dripping into five bottles',
    },
  },
]
