import { cocktailDrakorita } from '@storefront/imagery/cocktail-drakorita'

import type { Cocktail } from './Cocktail.ts'
import { lime, ofSpirit, simpleSyrup } from './pantry.ts'

export const drakorita: Cocktail = {
  id: 'drakorita',
  name: 'Drakorita',
  picture: cocktailDrakorita,
  alt: {
    es: 'Copa margarita con un trago verde pálido, borde de sal y una rueda de limón',
    en: 'Margarita glass with a pale green drink, a salted rim and a wheel of lime',
  },
  ingredients: [
    ofSpirit(2),
    { amount: 0.75, name: { es: 'licor de naranja', en: 'orange liqueur' } },
    { amount: 0.75, name: lime },
    { amount: 0.25, name: simpleSyrup },
  ],
  method: 'shaken',
  preparation: {
    es: 'Humedece el borde con limón y pásalo por sal. Agita con hielo, y cuela en la copa sobre hielo roto.',
    en: 'Wet the rim with lime and dip it in salt. Shake with ice and strain over cracked ice.',
  },
  glass: 'margarita',
  garnish: {
    es: 'Borde de sal y rueda de limón',
    en: 'Salted rim and a lime wheel',
  },
}
