import { cocktailDragonfly } from '@storefront/imagery/cocktail-dragonfly'

import type { Cocktail } from './Cocktail.ts'
import { lime, ofSpirit, simpleSyrup } from './pantry.ts'

export const dragonfly: Cocktail = {
  id: 'dragonfly',
  name: 'Dragonfly',
  picture: cocktailDragonfly,
  alt: {
    es: 'Copa flauta con un trago pálido, una cinta de pepino en espiral y una rama de menta',
    en: 'Flute with a pale drink, a spiral of cucumber and a sprig of mint',
  },
  ingredients: [
    ofSpirit(1.5),
    { amount: 0.5, name: lime },
    { amount: 0.5, name: simpleSyrup },
    { amount: { es: '3 rodajas', en: '3 slices' }, name: { es: 'pepino', en: 'cucumber' } },
    { amount: 2, name: { es: 'vino espumoso brut', en: 'brut sparkling wine' } },
  ],
  method: 'shaken',
  preparation: {
    es: 'Agita con hielo todo menos el espumoso. Cuela dos veces en la copa y completa con el espumoso frío.',
    en: 'Shake everything but the wine with ice. Strain twice into the flute and top with the chilled wine.',
  },
  glass: 'flute',
  garnish: {
    es: 'Cinta de pepino y menta',
    en: 'Cucumber ribbon and mint',
  },
}
