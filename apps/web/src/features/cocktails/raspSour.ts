import { cocktailRaspSour } from '@storefront/imagery/cocktail-rasp-sour'

import type { Cocktail } from './Cocktail.ts'
import { eggWhite, lime, ofSpirit, simpleSyrup } from './pantry.ts'

export const raspSour: Cocktail = {
  id: 'rasp-sour',
  name: 'Rasp Sour',
  picture: cocktailRaspSour,
  alt: {
    es: 'Copa con un trago rojo bajo una espuma blanca y tres frambuesas en un palillo dorado',
    en: 'Coupe with a red drink under white foam and three raspberries on a golden pick',
  },
  ingredients: [
    ofSpirit(2),
    { amount: { es: '6', en: '6' }, name: { es: 'frambuesas', en: 'raspberries' } },
    { amount: 0.75, name: lime },
    { amount: 0.5, name: simpleSyrup },
    { amount: 0.5, name: eggWhite },
  ],
  method: 'shaken',
  preparation: {
    es: 'Machaca las frambuesas con el jarabe. Agita todo sin hielo, luego con hielo, y cuela dos veces.',
    en: 'Muddle the raspberries with the syrup. Shake everything dry, then with ice, and strain twice.',
  },
  glass: 'coupe',
  garnish: {
    es: 'Tres frambuesas en un palillo',
    en: 'Three raspberries on a pick',
  },
}
