import { cocktailTonic } from '@storefront/imagery/cocktail-tonic'

import { brand } from '../../content/brand.ts'
import type { Cocktail } from './Cocktail.ts'
import { lime, ofSpirit } from './pantry.ts'

export const tonic: Cocktail = {
  id: 'tonic',
  name: `${brand.name} Tonic`,
  picture: cocktailTonic,
  alt: {
    es: 'Vaso alto con hielo, una rama de romero y una rueda de pitahaya amarilla en el borde',
    en: 'Tall glass with ice, a sprig of rosemary and a wheel of yellow pitahaya on its rim',
  },
  ingredients: [
    ofSpirit(2),
    { amount: 0.25, name: lime },
    { amount: 4, name: { es: 'agua tónica, bien fría', en: 'tonic water, well chilled' } },
  ],
  method: 'built',
  preparation: {
    es: 'Llena el vaso de hielo, vierte el destilado y el limón, y corona con la tónica por la pared. Una sola vuelta de cuchara.',
    en: 'Fill the glass with ice, pour in spirit and lime, then run the tonic down the side. One turn of the spoon, no more.',
  },
  glass: 'highball',
  garnish: {
    es: 'Romero y rueda de pitahaya',
    en: 'Rosemary and a pitahaya wheel',
  },
}
