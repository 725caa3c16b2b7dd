import { brand } from '@storefront/brand'
import { cocktailDragonfly } from '@storefront/imagery/cocktail-dragonfly'
import { cocktailLechuza } from '@storefront/imagery/cocktail-lechuza'
import { cocktailOld } from '@storefront/imagery/cocktail-old'
import { cocktailStrawSour } from '@storefront/imagery/cocktail-straw-sour'
import { cocktailTini } from '@storefront/imagery/cocktail-tini'

import {
  aromaticBitters,
  eggWhite,
  lime,
  ofSpirit,
  orangeBitters,
  panelaSyrup,
  simpleSyrup,
  type Cocktail,
} from './Cocktail.ts'
import { drakorita, raspSour, tonic } from './homeCocktails.ts'

export const lechuza: Cocktail = {
  id: 'lechuza',
  numeral: 'III',
  name: { es: 'Lechuza', en: 'Lechuza' },
  picture: cocktailLechuza,
  alt: {
    es: 'De noche, vaso corto con un trago ámbar, dos ramas de canela y una estrella de anís; otra, junto al vaso',
    en: 'By night, a short glass with an amber drink, two cinnamon sticks and a star of anise; another lies beside it',
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
    es: 'Vierte todo en el vaso sobre dos cubos grandes y remueve hasta que el vidrio se empañe. La manzana y la panela lo vuelven ámbar.',
    en: 'Pour everything over two large cubes and stir until the glass turns misty. Apple and panela turn it amber.',
  },
  glass: 'rocks',
  garnish: {
    es: 'Dos ramas de canela y anís estrellado',
    en: 'Two cinnamon sticks and star anise',
  },
}

const dragonfly: Cocktail = {
  id: 'dragonfly',
  numeral: 'IV',
  name: { es: 'Dragonfly', en: 'Dragonfly' },
  picture: cocktailDragonfly,
  alt: {
    es: 'Copa tulipán de tallo corto con un trago pálido, una cinta de pepino en espiral y menta; pasa una libélula',
    en: 'Short-stemmed tulip glass with a pale drink, a spiral of cucumber and a sprig of mint; a dragonfly passes',
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
    en: 'Shake everything but the wine with ice. Strain twice into the glass and top with the chilled wine.',
  },
  glass: 'tulip',
  garnish: {
    es: 'Cinta de pepino y menta',
    en: 'Cucumber ribbon and mint',
  },
}

const strawSour: Cocktail = {
  id: 'straw-sour',
  numeral: 'V',
  name: { es: 'Straw Sour', en: 'Strawberry Sour' },
  picture: cocktailStrawSour,
  alt: {
    es: 'Copa coupe con un trago rosado bajo una espuma blanca, y en ella una rodaja de frutilla seca',
    en: 'Coupe with a pink drink under white foam, and on it a dried slice of strawberry',
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
    es: 'Una rodaja de frutilla seca sobre la espuma',
    en: 'A dried slice of strawberry on the foam',
  },
}

const old: Cocktail = {
  id: 'old',
  numeral: 'VII',
  name: { es: `Old ${brand.name}`, en: `Old ${brand.name}` },
  picture: cocktailOld,
  alt: {
    es: 'Vaso corto con un trago ámbar, una esfera de hielo y una piel de naranja',
    en: 'Short glass with an amber drink, a sphere of ice and a curl of orange peel',
  },
  ingredients: [ofSpirit(2), { amount: 0.25, name: panelaSyrup }, aromaticBitters, orangeBitters],
  method: 'built',
  preparation: {
    es: 'Remueve todo en el vaso con una esfera de hielo, unas treinta vueltas: la panela y el amargo lo vuelven ámbar. Exprime la piel de naranja encima.',
    en: 'Stir everything in the glass around one sphere of ice, some thirty turns: panela and bitters turn it amber. Express the orange peel over it.',
  },
  glass: 'rocks',
  garnish: {
    es: 'Piel de naranja',
    en: 'Orange peel',
  },
}

const tini: Cocktail = {
  id: 'tini',
  numeral: 'VIII',
  name: { es: `${brand.name}tini`, en: `${brand.name}tini` },
  picture: cocktailTini,
  alt: {
    es: 'Copa martini ante la luna con un trago claro, una perla de pitahaya en un palillo dorado y una cinta de limón amarillo en el borde',
    en: 'Martini glass before the moon with a clear drink, a pearl of pitahaya on a golden pick and a twist of lemon on its rim',
  },
  ingredients: [
    ofSpirit(2),
    { amount: 0.5, name: { es: 'vermut blanco seco', en: 'dry vermouth' } },
    orangeBitters,
  ],
  method: 'stirred',
  preparation: {
    es: 'Remueve con mucho hielo en un vaso mezclador, unas treinta vueltas. Cuela en la copa helada.',
    en: 'Stir with plenty of ice in a mixing glass, some thirty turns. Strain into the frosted glass.',
  },
  glass: 'martini',
  garnish: {
    es: 'Perla de pitahaya y cinta de limón amarillo',
    en: 'Pitahaya pearl and a lemon twist',
  },
}

/** The eight cocktails (spec section 2.12), in the order they are shown. */
export const cocktails: readonly Cocktail[] = [
  tonic,
  raspSour,
  lechuza,
  dragonfly,
  strawSour,
  drakorita,
  old,
  tini,
]
