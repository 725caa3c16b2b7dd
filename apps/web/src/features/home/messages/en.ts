import type { MessagesLike } from '../../../shared/i18n/Messages.ts'
import type { es } from './es.ts'

export const en = {
  title: '{brand} · Pitahaya spirit from Ecuador',
  description:
    '{brand} is a premium spirit made in Ecuador from yellow pitahaya, in wood and copper. Meet the bottles, the story and the cocktails.',
  eyebrow: 'Pitahaya spirit · Ecuador',
  claim: 'A dragon sleeps in the fruit',
  lead: 'Yellow pitahaya, slowly fermented and distilled down to the essential.',
  discover: 'Discover the bottles',
  heroAlt:
    'The valley of Palora under a full moon: Sangay smokes, the pitahaya opens its flowers and the winged serpent sleeps in the grass, coiled round the bottle',
  intro: {
    title: 'One fruit, one mountain, one fire',
    first:
      'In the Andes, a winged serpent ties the water to the sky. We found her in a fruit with a dragon’s skin and flesh like snow.',
    second:
      '{brand} is a premium spirit made from yellow pitahaya, in the style of the agave spirits. The fruit grows in the Palora valley, at the foot of the Sangay volcano, ferments in wood and runs through a copper still.',
    link: 'Read our story',
  },
  products: {
    label: 'The bottles',
    title: 'Three ways to name a fruit',
  },
  pour: {
    title: 'The fruit, turned liquid',
    text: 'What was thorn, skin and seed falls clear into the glass.',
    link: 'Choose a bottle',
    alt: 'A clear stream falls from the bottle into a cut glass, among yellow pitahayas, whole and cut',
  },
  process: {
    title: 'From the thorn to the drop',
    text: 'Hands, wood and copper. The fruit brings the rest.',
    alt: 'A yellow pitahaya cut open, its white flesh full of black seeds, beside a whole one',
    link: 'See how it is made',
  },
  recognitions: {
    title: 'International success: a stranger asks for pitahaya by name',
    text: 'Until that day, twelve medals of the house in gold, silver and bronze. Come closer and look at them one by one.',
    recognitions: { count: '12', label: 'medals of the house' },
    metals: { count: '3', label: 'metals' },
    fruit: { count: '1', label: 'single fruit' },
    link: 'See the medals',
  },
  cocktails: {
    title: 'Three to begin with',
    text: 'Turn a card and the recipe is yours.',
    link: 'See more cocktails',
  },
  legend: {
    title: 'No one knows which one she sleeps in',
    text: 'They say the serpent who carried the rain to the sky lies curled up inside a pitahaya. That is why, here, we ask before we cut.',
    link: 'Read the legend',
    alt: 'Engraving of a serpent with golden scales rising before the sun, among cacti with fruit and white flowers',
  },
} as const satisfies MessagesLike<typeof es>
