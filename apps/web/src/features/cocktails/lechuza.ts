import { cocktailLechuza } from '@storefront/imagery/cocktail-lechuza'

import type { Cocktail } from './Cocktail.ts'
import { aromaticBitters, lime, ofSpirit } from './pantry.ts'

export const lechuza: Cocktail = {
  id: 'lechuza',
  name: 'Lechuza',
  picture: cocktailLechuza,
  alt: {
    es: 'Vaso corto con un trago ámbar, dos ramas de canela y una estrella de anís',
    en: 'Short glass with an amber drink, two cinnamon sticks and a star of anise',
  },
  ingredients: [
    ofSpirit(1.5),
    { amount: 1.5, name: { es: 'jugo de manzana turbio', en: 'cloudy apple juice' } },
    { amount: 0.5, name: { es: 'jarabe de panela especiado', en: 'spiced panela syrup' } },
    { amount: 0.25, name: lime },
    aromaticBitters,
  ],
  method: 'built',
  preparation: {
    es: 'Vierte todo en el vaso sobre dos cubos grandes y remueve hasta que el vidrio se empañe.',
    en: 'Pour everything over two large cubes and stir until the glass turns misty.',
  },
  glass: 'rocks',
  garnish: {
    es: 'Rama de canela y anís estrellado',
    en: 'Cinnamon stick and star anise',
  },
}
