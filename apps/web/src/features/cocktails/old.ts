import { cocktailOld } from '@storefront/imagery/cocktail-old'

import { brand } from '../../content/brand.ts'
import type { Cocktail } from './Cocktail.ts'
import { aromaticBitters, ofSpirit, orangeBitters, panelaSyrup } from './pantry.ts'

export const old: Cocktail = {
  id: 'old',
  name: `Old ${brand.name}`,
  picture: cocktailOld,
  alt: {
    es: 'Vaso corto con un trago ámbar, una esfera de hielo y una piel de naranja',
    en: 'Short glass with an amber drink, a sphere of ice and a curl of orange peel',
  },
  ingredients: [ofSpirit(2), { amount: 0.25, name: panelaSyrup }, aromaticBitters, orangeBitters],
  method: 'built',
  preparation: {
    es: 'Remueve todo en el vaso con una esfera de hielo, unas treinta vueltas. Exprime la piel de naranja encima.',
    en: 'Stir everything in the glass around one sphere of ice, some thirty turns. Express the orange peel over it.',
  },
  glass: 'rocks',
  garnish: {
    es: 'Piel de naranja',
    en: 'Orange peel',
  },
}
