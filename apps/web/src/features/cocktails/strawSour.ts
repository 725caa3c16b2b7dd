import { cocktailStrawSour } from '@storefront/imagery/cocktail-straw-sour'

import type { Cocktail } from './Cocktail.ts'
import { eggWhite, lime, ofSpirit, panelaSyrup } from './pantry.ts'

export const strawSour: Cocktail = {
  id: 'straw-sour',
  name: 'Straw sour',
  picture: cocktailStrawSour,
  alt: {
    es: 'Copa con un trago rojo, espuma blanca con polvo de frutilla y media frutilla en el borde',
    en: 'Coupe with a red drink, white foam dusted with strawberry and half a strawberry on its rim',
  },
  ingredients: [
    ofSpirit(2),
    { amount: { es: '3', en: '3' }, name: { es: 'frutillas maduras', en: 'ripe strawberries' } },
    { amount: 0.75, name: lime },
    { amount: 0.5, name: panelaSyrup },
    { amount: 0.5, name: eggWhite },
  ],
  method: 'shaken',
  preparation: {
    es: 'Machaca las frutillas con el jarabe. Agita todo sin hielo, luego con hielo, y cuela dos veces.',
    en: 'Muddle the strawberries with the syrup. Shake everything dry, then with ice, and strain twice.',
  },
  glass: 'coupe',
  garnish: {
    es: 'Media frutilla y su polvo',
    en: 'Half a strawberry and its dust',
  },
}
