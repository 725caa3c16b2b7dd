import type { MessagesLike } from '../../../shared/i18n/Messages.ts'
import type { es } from './es.ts'

export const en = {
  title: '{brand} · Pitahaya spirit from Ecuador',
  description:
    '{brand} is a premium spirit made from yellow pitahaya, unhurriedly, in Ecuador. Meet the bottles, the story and the cocktails.',
  eyebrow: 'Pitahaya spirit · Ecuador',
  claim: 'A dragon sleeps in the fruit',
  lead: 'Yellow pitahaya, slowly fermented and distilled down to the essential.',
  discover: 'Discover the bottles',
  heroAlt: 'Bottle of {brand} Destilado before a halo of light, among yellow pitahayas',
  intro: {
    eyebrow: 'The origin',
    title: 'One fruit, one mountain, one fire',
    first:
      'The winged serpent of the Andes ties water to sky and wakes when something is about to change. {brand} found it in a fruit with a dragon’s skin and flesh like snow.',
    second:
      'Yellow pitahaya gives a clear spirit with a floral scent and a clean finish. Nothing is rushed: not the fruit, not the yeast, not the still.',
    link: 'Read our story',
  },
  products: {
    eyebrow: 'The bottles',
    title: 'Three ways to name a fruit',
    learnMore: 'Learn more',
    learnMoreNamed: 'Learn more about {name}',
    comingSoon: 'Coming soon',
  },
  process: {
    eyebrow: 'The process',
    title: 'From the thorn to the drop',
    text: 'Hands, copper and patience; the fruit brings the rest.',
    link: 'See how it is made',
  },
  recognitions: {
    eyebrow: 'International success',
    title: 'A cabinet with a long view',
    text: 'For the spirit, its cocktails and its design, each medal has something to tell. Come closer and read them one by one.',
    recognitions: { count: '12', label: 'sample medals' },
    metals: { count: '3', label: 'metals' },
    fruit: { count: '1', label: 'single fruit' },
    link: 'See the recognitions',
  },
  cocktails: {
    eyebrow: 'In the glass',
    title: 'Three to begin with',
    text: 'Turn a card and the recipe is yours.',
    link: 'See more cocktails',
  },
  legend: {
    eyebrow: 'The legend',
    title: 'No one knows in which one it sleeps',
    text: 'They say the serpent who carried the rain to the sky lies curled up inside a pitahaya. That is why, here, the fruit is opened without hurry.',
    link: 'Read the legend',
    alt: 'Engraving of a serpent with golden scales rising before the sun, among cacti with fruit and white flowers',
  },
} as const satisfies MessagesLike<typeof es>
