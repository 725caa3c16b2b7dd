import type { MessagesLike } from '@storefront/i18n'

import type { es } from './es.ts'

export const en = {
  title: 'Recognition',
  description:
    'The twelve medals of {brand}, engraved by the house itself: each one names a virtue of pitahaya, of its people or of the Palora valley.',
  eyebrow: 'Recognition',
  heading: 'Twelve medals of our own',
  lead: 'No contest awarded them: we engraved them ourselves. Each names a virtue of the fruit, the people or the Palora valley.',
  medals: 'Medals',
  metal: { gold: 'Gold', silver: 'Silver', bronze: 'Bronze' },
  of: { fruit: 'for the fruit', people: 'for the people', place: 'for the place' },
  twelfth: 'The twelfth is the same medal as the fifth, from another year and newly engraved.',
  close: 'Close',
  previous: 'Previous medal',
  next: 'Next medal',
  position: '{current} of {total}',
} as const satisfies MessagesLike<typeof es>
