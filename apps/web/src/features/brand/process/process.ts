import { brand, type ProcessFact } from '@storefront/brand'
import type { Localized } from '@storefront/domain'
import { process1Selection } from '@storefront/imagery/process-1-selection'
import { process2Pulp } from '@storefront/imagery/process-2-pulp'
import { process3Fermentation } from '@storefront/imagery/process-3-fermentation'
import { process4Distillation } from '@storefront/imagery/process-4-distillation'
import { process5Bottling } from '@storefront/imagery/process-5-bottling'
import type { PictureSource } from '@storefront/ui'

export interface ProcessStep {
  readonly id: string
  readonly numeral: string
  readonly name: Localized<string>
  readonly text: Localized<string>
  /** A few words, shown on the home page. */
  readonly essence: Localized<string>
  /** The owner's figures of this step. */
  readonly facts: readonly ProcessFact[]
  readonly picture: PictureSource
  readonly alt: Localized<string>
}

/** The five steps from the fruit to the bottle (spec section 2.13), in order. */
export const processSteps: readonly ProcessStep[] = [
  {
    id: 'selection',
    numeral: 'I',
    name: { es: 'Selección de la fruta', en: 'Fruit selection' },
    text: {
      es: 'Se cosecha a mano, con guante y a primera hora. Entra solo la pitahaya del todo amarilla, cuyas espinas se desprenden con un roce.',
      en: 'Picked by hand, in gloves, first thing in the morning. Only fruit that is yellow all over comes in, its spines falling away at a touch.',
    },
    essence: { es: 'A mano y con guante, a primera hora', en: 'By hand, gloved, first thing' },
    facts: ['altitudeMetres', 'fruitKilosPerBottle'],
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
      es: 'La fruta se parte por la mitad y se separa de su piel. La pulpa blanca, con sus semillas negras, se bate sin calor para guardar el perfume de la flor.',
      en: 'The fruit is halved and taken out of its skin. The white flesh, black seeds and all, is beaten without heat, which keeps the scent of the blossom.',
    },
    essence: {
      es: 'Pulpa blanca, semilla negra, nada de calor',
      en: 'White flesh, black seed, no heat',
    },
    facts: ['hoursToPulp'],
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
      es: 'En una tina de madera la levadura convierte en alcohol el azúcar de la fruta. Un termómetro la acompaña: cuanto más pareja la temperatura, más limpia la flor en la copa.',
      en: 'In a wooden vat, yeast turns the sugar of the fruit into alcohol. A thermometer keeps it company: the steadier the temperature, the cleaner the blossom in the glass.',
    },
    essence: { es: 'Madera, levadura y un termómetro', en: 'Wood, yeast and a thermometer' },
    facts: ['fermentationDays', 'fermentationCelsius'],
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
      es: `El alambique de cobre separa la cabeza, que se descarta, el corazón, que se guarda, y la cola, que se aparta. ${brand.name} Destilado pasa una vez; el Triple Destilado, tres.`,
      en: `The copper still gives heads, which are discarded, a heart, which is kept, and tails, which are set aside. ${brand.name} Destilado runs through it once, Triple Destilado three times.`,
    },
    essence: { es: 'Cabeza, corazón y cola', en: 'Heads, heart and tails' },
    facts: ['headPercent', 'heartPercent', 'tailPercent'],
    picture: process4Distillation,
    alt: {
      es: 'Alambique de cobre sobre un fogón de ladrillo; el destilado, claro, gotea en una botella',
      en: 'Copper still on a brick hearth; the clear spirit drips into a bottle',
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
    facts: ['restDays', 'bottlesPerBatch'],
    picture: process5Bottling,
    alt: {
      es: 'De la columna de filtro el destilado claro gotea en tres botellas; a los lados, dos ya etiquetadas',
      en: 'From the filter column the clear spirit drips into three bottles; at the sides, two with their labels on',
    },
  },
]
