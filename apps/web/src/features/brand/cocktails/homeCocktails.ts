import { brand } from '@storefront/brand'
import { cocktailDrakorita } from '@storefront/imagery/cocktail-drakorita'
import { cocktailRaspSour } from '@storefront/imagery/cocktail-rasp-sour'
import { cocktailTonic } from '@storefront/imagery/cocktail-tonic'

import { lime, ofSpirit, simpleSyrup, type Cocktail } from './Cocktail.ts'

export const tonic: Cocktail = {
  id: 'tonic',
  numeral: 'I',
  name: { es: `${brand.name} Tonic`, en: `${brand.name} Tonic` },
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
    es: 'Llena el vaso de hielo, vierte el destilado y el limón, y completa con la tónica por la pared del vaso. Una sola vuelta de cuchara.',
    en: 'Fill the glass with ice, pour in spirit and lime, then run the tonic down the side. One turn of the spoon, no more.',
  },
  glass: 'highball',
  garnish: {
    es: 'Romero y rueda de pitahaya',
    en: 'Rosemary and a pitahaya wheel',
  },
}

export const raspSour: Cocktail = {
  id: 'rasp-sour',
  numeral: 'II',
  name: { es: 'Rasp Sour', en: 'Raspberry Sour' },
  picture: cocktailRaspSour,
  alt: {
    es: 'Vaso corto con un trago rojo bajo hielo picado, tres frambuesas y una rama de menta',
    en: 'Rocks glass with a red drink under crushed ice, three raspberries and a sprig of mint',
  },
  ingredients: [
    ofSpirit(2),
    { amount: { es: '6', en: '6' }, name: { es: 'frambuesas', en: 'raspberries' } },
    { amount: 0.75, name: lime },
    { amount: 0.5, name: simpleSyrup },
  ],
  method: 'shaken',
  preparation: {
    es: 'Machaca las frambuesas con el jarabe. Agita todo con hielo, cuela sobre hielo picado y corona con más.',
    en: 'Muddle the raspberries with the syrup. Shake everything with ice, strain over crushed ice and crown with more.',
  },
  glass: 'rocks',
  garnish: {
    es: 'Tres frambuesas y menta',
    en: 'Three raspberries and mint',
  },
}

export const drakorita: Cocktail = {
  id: 'drakorita',
  numeral: 'VI',
  name: { es: 'Drakorita', en: 'Drakorita' },
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

/** The three cocktails of the home page, in their own file so that it does not load the other five. */
export const homeCocktails: readonly Cocktail[] = [tonic, raspSour, drakorita]
