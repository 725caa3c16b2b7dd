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

import type { Medal } from './Medal.ts'

const origin: Medal = {
  id: 'medal-05',
  numeral: 'V',
  picture: medal05,
  alt: {
    es: 'Medalla de oro: la luna junto al Sangay, que humea sobre el valle, sus hileras y su río',
    en: 'Gold medal: the moon beside Sangay, which smokes above the valley, its rows and its river',
  },
  title: { es: 'Origen', en: 'Origin' },
  metal: 'gold',
  of: 'place',
  description: {
    es: 'La luna junto al Sangay, que humea sobre el valle de Palora, sus hileras y su río. De esas hileras viene la fruta de cada botella.',
    en: 'The moon beside Sangay, which smokes above the Palora valley, its rows and its river. The fruit of every bottle grows in those rows.',
  },
}

/**
 * The twelve medals (spec section 2.14), in the order they are shown: the house's own, until the owner replaces them
 * with awards that were won (`placeholders` in `@storefront/brand`). Each names a virtue of the fruit, the people or the
 * place; pictures and texts name no contest.
 */
export const medals: readonly Medal[] = [
  {
    id: 'medal-01',
    numeral: 'I',
    picture: medal01,
    alt: {
      es: 'Medalla de oro: la serpiente duerme enroscada, con la cabeza sobre sus anillos',
      en: 'Gold medal: the serpent sleeps coiled, her head on her own rings',
    },
    title: { es: 'Paciencia', en: 'Patience' },
    metal: 'gold',
    of: 'fruit',
    description: {
      es: 'La serpiente duerme enroscada, con la cabeza sobre sus anillos. Así espera la fruta: en la planta, hasta que está amarilla del todo.',
      en: 'The serpent sleeps coiled, her head on her own rings. The fruit waits the same way: on the plant, until it is yellow all over.',
    },
  },
  {
    id: 'medal-02',
    numeral: 'II',
    picture: medal02,
    alt: {
      es: 'Medalla de oro: una pitahaya amarilla entera, con sus mamelones y espinas',
      en: 'Gold medal: a whole yellow pitahaya with its knobs and spines',
    },
    title: { es: 'Entereza', en: 'Fortitude' },
    metal: 'gold',
    of: 'fruit',
    description: {
      es: 'Una pitahaya amarilla entera. Por fuera, mamelones, espinas y piel gruesa; por dentro, la pulpa de la que sale toda la botella.',
      en: 'A whole yellow pitahaya. Outside, knobs, spines and thick skin; inside, the flesh that every bottle comes from.',
    },
  },
  {
    id: 'medal-03',
    numeral: 'III',
    picture: medal03,
    alt: {
      es: 'Medalla de plata: una lechuza de cara en forma de corazón, posada en una rama',
      en: 'Silver medal: a barn owl with a heart-shaped face, perched on a branch',
    },
    title: { es: 'Vigilia', en: 'Watchfulness' },
    metal: 'silver',
    of: 'place',
    description: {
      es: 'Una lechuza de cara en forma de corazón, posada en su rama. Caza de noche, a la hora en que la flor de la pitahaya se abre.',
      en: 'A barn owl with a heart-shaped face, perched on her branch. She hunts at night, at the hour when the pitahaya opens its flower.',
    },
  },
  {
    id: 'medal-04',
    numeral: 'IV',
    picture: medal04,
    alt: {
      es: 'Medalla de bronce: una copa coupe con una rueda de pitahaya en el borde',
      en: 'Bronze medal: a coupe with a wheel of pitahaya on its rim',
    },
    title: { es: 'Acogida', en: 'Welcome' },
    metal: 'bronze',
    of: 'people',
    description: {
      es: 'Una copa servida, con su rueda de pitahaya en el borde. Nombra a quien abre la puerta y pone otro vaso en la mesa.',
      en: 'A coupe, poured, with a wheel of pitahaya on its rim. It is for whoever opens the door and sets out one more glass.',
    },
  },
  origin,
  {
    id: 'medal-06',
    numeral: 'VI',
    picture: medal06,
    alt: {
      es: 'Medalla de plata: la flor de la pitahaya, abierta por una noche',
      en: 'Silver medal: the blossom of the pitahaya, open for one night',
    },
    title: { es: 'Entrega', en: 'Devotion' },
    metal: 'silver',
    of: 'fruit',
    description: {
      es: 'La flor de la pitahaya, abierta de par en par. Dura una sola noche: si en ella nadie la poliniza, no hay fruta.',
      en: 'The pitahaya’s flower, wide open. It lasts a single night, and unless it is pollinated then, there is no fruit.',
    },
  },
  {
    id: 'medal-07',
    numeral: 'VII',
    picture: medal07,
    alt: {
      es: 'Medalla de bronce: dos manos toman la pitahaya amarilla de su tallo de cactus',
      en: 'Bronze medal: two hands take the yellow pitahaya from its cactus stem',
    },
    title: { es: 'Cuidado', en: 'Care' },
    metal: 'bronze',
    of: 'people',
    description: {
      es: 'Dos manos toman la fruta de su tallo de cactus. La pitahaya amarilla tiene espinas, y se corta de una en una.',
      en: 'Two hands take the fruit from its cactus stem. Yellow pitahaya has spines, and is cut one at a time.',
    },
  },
  {
    id: 'medal-08',
    numeral: 'VIII',
    picture: medal08,
    alt: {
      es: 'Medalla de oro: un alambique de cuello de cisne sobre el fogón; una sola gota cae hacia un cuenco',
      en: 'Gold medal: a swan-necked pot still on its hearth; a single drop falls toward a bowl',
    },
    title: { es: 'Precisión', en: 'Precision' },
    metal: 'gold',
    of: 'people',
    description: {
      es: 'Un alambique de cuello de cisne sobre el fogón, y una sola gota. Quien destila aparta el principio y el final, y guarda el centro.',
      en: 'A swan-necked still on its hearth, and a single drop. The distiller sets aside the first of the run and the last, and keeps the heart.',
    },
  },
  {
    id: 'medal-09',
    numeral: 'IX',
    picture: medal09,
    alt: {
      es: 'Medalla de plata: media pitahaya abierta, con sus muchas semillas',
      en: 'Silver medal: half a pitahaya, cut open, with its many seeds',
    },
    title: { es: 'Abundancia', en: 'Plenty' },
    metal: 'silver',
    of: 'fruit',
    description: {
      es: 'Media pitahaya abierta: pulpa blanca y cientos de semillas negras. De cada una puede nacer otra planta.',
      en: 'Half a pitahaya, cut open: white flesh and hundreds of black seeds. Any one of them can grow into another plant.',
    },
  },
  {
    id: 'medal-10',
    numeral: 'X',
    picture: medal10,
    alt: {
      es: 'Medalla de bronce: la botella ante la luna',
      en: 'Bronze medal: the bottle before the moon',
    },
    title: { es: 'Claridad', en: 'Clarity' },
    metal: 'bronze',
    of: 'people',
    description: {
      es: 'La botella ante la luna. El destilado sale sin color, y así se embotella.',
      en: 'The bottle before the moon. The spirit leaves the still without color, and that is how it is bottled.',
    },
  },
  {
    id: 'medal-11',
    numeral: 'XI',
    picture: medal11,
    alt: {
      es: 'Medalla de plata: semillas caen como gotas de lluvia sobre las olas del río',
      en: 'Silver medal: seeds fall like drops of rain on the waves of the river',
    },
    title: { es: 'Memoria', en: 'Memory' },
    metal: 'silver',
    of: 'place',
    description: {
      es: 'Semillas que caen como gotas de lluvia sobre el río. En nuestra leyenda, la serpiente llevó el agua al cielo; donde cayó cada una de sus escamas prendió un cactus, con la noche entera guardada en las semillas.',
      en: 'Seeds that fall like rain on the river. In our legend the serpent carried the water to the sky; wherever one of her scales fell a cactus took hold, with all the night kept in its seeds.',
    },
  },
  // The same medal in another year, with an engraving of its own (spec section 3.7).
  {
    ...origin,
    id: 'medal-12',
    numeral: 'XII',
    picture: medal12,
    alt: {
      es: 'Medalla de oro: del cráter del Sangay sube una cinta de humo que se vuelve serpiente emplumada y alada',
      en: 'Gold medal: from the crater of Sangay rises a ribbon of smoke that becomes a plumed, winged serpent',
    },
    description: {
      es: 'La misma medalla que la quinta, de otro año: del cráter del Sangay sube una cinta de humo que se vuelve serpiente. El valle es el mismo; la cosecha, otra.',
      en: 'The same medal as the fifth, from another year: from the crater of Sangay rises a ribbon of smoke that becomes a serpent. The valley is the same; the harvest is another.',
    },
  },
]
