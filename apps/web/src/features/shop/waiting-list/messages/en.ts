import type { MessagesLike } from '@storefront/i18n'

import type { es } from './es.ts'

export const en = {
  title: 'Waiting list',
  description: 'Confirm your address to hear when a bottle of {brand} can be bought.',
  actions: {
    confirm: {
      lead: 'Confirm that this address is yours, and we will write to you once, when you can buy the bottle.',
      press: 'Confirm my address',
      busy: 'Confirming…',
      done: 'Done: we will write to you once, when you can buy {name}.',
      failed: 'We could not confirm your address.',
      refused: {
        'link-expired':
          'This link no longer works. Leave your address again on the page of the bottle.',
        'product-not-found': 'This bottle is no longer in the shop.',
        'product-available': 'You can buy it now.',
        'list-full': 'This list is full. Write to us, and we will tell you.',
      },
    },
    leave: {
      lead: 'We take your address off all our waiting lists.',
      press: 'Take my address off',
      busy: 'Taking it off…',
      done: 'Done: your address is on no waiting list any more.',
      failed: 'We could not take your address off.',
    },
  },
  missing: 'Part of this link is missing. Open it in full from the e-mail that we sent you.',
} as const satisfies MessagesLike<typeof es>
