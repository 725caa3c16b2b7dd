import type { MessagesLike } from '@storefront/i18n'

import type { es } from './es.ts'

export const en = {
  title: 'Cocktails with pitahaya',
  description:
    'Eight recipes with {brand}, from a rosemary tonic to a raspberry sour: measures in ounces or milliliters, method, glass and garnish.',
  eyebrow: 'The recipe book',
  heading: 'Eight ways to wake the dragon',
  lead: 'All eight are made with {brand} Destilado, an ounce and a half to two in each glass. Turn a plate over to find the recipe.',
  index: 'The eight recipes',
  units: 'Measures',
  unit: { oz: 'Ounces', cl: 'Centiliters', ml: 'Milliliters' },
  recipeOf: 'Recipe for {name}',
  ingredients: 'Ingredients',
  plate: 'Plate {numeral}',
  recipe: 'Recipe',
  madeWith: 'Made with {name}',
  bottle: { eyebrow: 'Made with', link: 'See the bottle', facts: '{percent}% alc./vol. · {ml} ml' },
  method: {
    label: 'Method',
    built: 'Built in the glass',
    stirred: 'Stirred with ice and strained',
    shaken: 'Shaken in a shaker',
  },
  manner: { built: 'built', stirred: 'stirred', shaken: 'shaken' },
  glass: {
    label: 'Glass',
    coupe: 'Coupe',
    highball: 'Highball',
    margarita: 'Margarita glass',
    martini: 'Martini glass',
    rocks: 'Rocks glass',
    tulip: 'Tulip glass',
  },
  garnish: 'Garnish',
  copy: {
    action: 'Copy ingredients',
    done: 'Ingredients copied.',
    refused: 'Your browser will not let us copy. Select the text and copy it by hand.',
  },
  notes: {
    eyebrow: 'Behind the bar',
    title: 'House notes',
    simpleSyrup: {
      title: 'Simple syrup',
      text: 'Equal parts of sugar and hot water, stirred until the sugar is gone.',
    },
    panelaSyrup: {
      title: 'Panela syrup',
      text: 'Two parts of grated panela, our unrefined cane sugar, to one of water over a low flame. Keeps two weeks, chilled.',
    },
    spicedSyrup: {
      title: 'Spiced panela syrup',
      text: 'The same, left overnight with a stick of cinnamon and two stars of anise.',
    },
    ice: {
      title: 'Ice',
      text: 'Large and clear for stirring, whole for shaking. Crushed, only where the recipe asks for it.',
    },
  },
} as const satisfies MessagesLike<typeof es>
