import type { MessagesLike } from '../../../i18n/Messages.ts'
import type { es } from './es.ts'

export const en = {
  title: '{brand} · Pitahaya spirit from Ecuador',
  description:
    '{brand} is a premium spirit made from yellow pitahaya, unhurriedly, in Ecuador. Meet the bottles, the story and the cocktails.',
  eyebrow: 'Pitahaya spirit · Ecuador',
  claim: 'A dragon sleeps in the fruit',
  lead: 'Yellow pitahaya, slowly fermented and distilled down to the essential.',
  discover: 'Discover the bottles',
  intro: {
    title: 'One fruit, one mountain, one fire',
    first:
      'Amaru is the winged serpent of the Andes: it ties water to sky and wakes when something is about to change. We found it in a fruit with dragon’s skin and snow-white flesh.',
    second:
      'Yellow pitahaya gives a clear spirit with a floral scent and a clean finish. Nothing is rushed: not the fruit, not the yeast, not the still.',
    link: 'Read our story',
  },
  products: {
    title: 'Three ways to tell it',
    learnMore: 'Discover',
  },
} as const satisfies MessagesLike<typeof es>
