import type { MessagesLike } from '@storefront/i18n'

import type { es } from './es.ts'

export const en = {
  title: '{brand} · Pitahaya spirit from Ecuador',
  description:
    '{brand} is a premium pitahaya spirit in the style of agave spirits, made in Palora, Ecuador. Meet the bottles, the story and the cocktails.',
  eyebrow: 'Pitahaya spirit · Ecuador',
  claim: 'A dragon sleeps in the fruit',
  lead: 'Yellow pitahaya, the dragon fruit, distilled in Palora, Ecuador.',
  discover: 'Discover the bottles',
  heroAlt:
    'The valley of Palora under a full moon: Sangay smokes, the pitahaya opens its flowers and the plumed serpent sleeps in the grass, coiled around the bottle',
  intro: {
    title: 'One fruit, one mountain, one fire',
    first:
      '{brand} is a premium spirit in the style of agave spirits, made in Ecuador from yellow pitahaya. The fruit grows in the Palora valley, at the foot of the Sangay volcano.',
    second:
      'It is clear, with a floral scent and a clean finish. The label carries the plumed serpent who, in the Andes, joins the water to the sky.',
    link: 'Read our story',
    alt: 'The winged serpent, with golden scales, coils around a yellow pitahaya cut open',
  },
  products: {
    label: 'The bottles',
    title: 'Three bottles, one fruit',
  },
  pour: {
    title: 'The fruit, turned liquid',
    text: 'It leaves the still without color and stays that way, in a clear 750 ml bottle.',
    link: 'Choose a bottle',
    alt: 'By night a clear stream falls from the bottle’s neck into a cut tumbler; beside it a pitahaya cut open',
  },
  process: {
    title: 'How a spiny fruit becomes a spirit',
    text: 'Pitahaya from Palora is picked by hand, fermented in wood and distilled in a copper still.',
    alt: 'A whole yellow pitahaya and one cut open: translucent white flesh with black seeds',
    link: 'See how it is made',
  },
  recognitions: {
    title: 'May someone far from here, one day, ask for pitahaya by name',
    text: 'That would be our international success. Until then the medals are our own: we engraved twelve, and each names a virtue of the fruit, the people or the Palora valley.',
    link: 'See the medals',
  },
  cocktails: {
    title: 'Three to begin with',
    text: 'A tonic with rosemary, a raspberry sour and the house margarita. Turn a plate over to find its recipe.',
    link: 'See more cocktails',
  },
  legend: {
    title: 'The serpent who carried the rain',
    text: 'They say she has slept ever since, curled up inside a pitahaya, and no one knows which. That is why, here, we cut the fruit without hurry.',
    link: 'Read the legend',
    alt: 'The winged serpent rises before the sun between pitahayas in flower and fruit',
  },
} as const satisfies MessagesLike<typeof es>
