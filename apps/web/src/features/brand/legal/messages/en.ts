import type { MessagesLike } from '@storefront/i18n'

import type { es } from './es.ts'

export const en = {
  privacy: {
    title: 'Privacy',
    description:
      'What the {brand} site keeps about you, why and for how long, with whom it is shared, and how to exercise your rights.',
  },
  terms: {
    title: 'Terms and conditions',
    description:
      'How {brand} sells: to adults only, at prices that include tax. Your order, payment, shipping, cancellation and returns.',
  },
  eyebrow: 'Small print, set large',
  contents: 'Contents',
  where: 'Where',
  why: 'Why',
  howLong: 'How long',
  keys: {
    title: 'Technical note: the names in your browser',
    text: 'Under these names you find each item in your browser’s tools.',
  },
  contact: { title: 'Write to us', text: 'A person reads this mailbox and answers:' },
} as const satisfies MessagesLike<typeof es>
