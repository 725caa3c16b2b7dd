import { cocktailTini } from '@storefront/imagery/cocktail-tini'

import { brand } from '../../content/brand.ts'
import type { Cocktail } from './Cocktail.ts'
import { ofSpirit, orangeBitters } from './pantry.ts'

export const tini: Cocktail = {
  id: 'tini',
  name: `${brand.name}tini`,
  picture: cocktailTini,
  alt: {
    es: 'Copa martini con un trago claro, una perla de pitahaya en un palillo y piel de limón amarillo',
    en: 'Martini glass with a clear drink, a pearl of pitahaya on a pick and a twist of lemon',
  },
  ingredients: [
    ofSpirit(2),
    { amount: 0.5, name: { es: 'vermut blanco seco', en: 'dry vermouth' } },
    orangeBitters,
  ],
  method: 'shaken',
  preparation: {
    es: 'Agita con mucho hielo, diez segundos y con ganas. Cuela dos veces en la copa helada.',
    en: 'Shake hard with plenty of ice for ten seconds. Strain twice into the frozen glass.',
  },
  glass: 'martini',
  garnish: {
    es: 'Perla de pitahaya y piel de limón amarillo',
    en: 'Pitahaya pearl and a lemon twist',
  },
}
