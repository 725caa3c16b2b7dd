import { bottleTriple1 } from '@storefront/imagery/bottle-triple-1'
import { bottleTriple2 } from '@storefront/imagery/bottle-triple-2'
import { bottleTriple3 } from '@storefront/imagery/bottle-triple-3'

import { brand } from '../../content/brand.ts'
import { type BottleStory, tripleDistilled } from '../catalog/products.ts'

export const tripleDistilledStory: BottleStory = {
  title: { es: 'Tres veces por el fuego', en: 'Three times through the fire' },
  paragraphs: {
    es: [
      'Destilar es elegir. La primera vez, el cobre separa; la segunda, afina; la tercera, calla. Lo que queda ya no necesita explicarse.',
      `Sirve ${brand.name} Triple Destilado solo, apenas fresco, en una copa pequeña. Déjalo reposar un minuto: la fruta vuelve, entera, cuando ya nadie la busca.`,
    ],
    en: [
      'To distill is to choose. The first time, copper separates; the second, it refines; the third, it falls silent. What remains no longer needs explaining.',
      `Serve ${brand.name} Triple Destilado neat, barely cool, in a small glass. Let it rest for a minute: the fruit comes back, whole, once nobody is looking for it.`,
    ],
  },
  photos: [
    {
      id: 'front',
      picture: bottleTriple1,
      alt: tripleDistilled.alt,
      caption: { es: 'la botella', en: 'the bottle' },
    },
    {
      id: 'label',
      picture: bottleTriple2,
      alt: {
        es: `La etiqueta verde noche de cerca, con la serpiente, el nombre ${brand.name} y los filetes en oro`,
        en: `The night-green label up close, its serpent, the name ${brand.name} and the rules in gold`,
      },
      caption: { es: 'la etiqueta', en: 'the label' },
    },
    {
      id: 'fruit',
      picture: bottleTriple3,
      alt: {
        es: 'La botella ante un halo frío, junto a una pitahaya amarilla cortada',
        en: 'The bottle before a cold halo of light, beside a cut yellow pitahaya',
      },
      caption: { es: 'con la fruta', en: 'with the fruit' },
    },
  ],
}
