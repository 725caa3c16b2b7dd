import type { MessagesLike } from '@storefront/i18n'

import type { es } from './es.ts'

export const en = {
  title: 'Our story',
  description:
    'The story of {brand}: whom it honors, what it gives back to its people and its valley, the five pillars that hold it up, and two legends.',
  eyebrow: 'Who we are',
  pillars: { title: 'Five pillars', lead: 'Everything else rests on them.' },
  legends: {
    title: 'Two legends',
    lead: 'They are told when the fire burns low. The words are ours; the figures belong to the Andes.',
    show: 'Read the legend',
    hide: 'Close the legend',
  },
  toProcess: 'From fruit to bottle',
} as const satisfies MessagesLike<typeof es>
