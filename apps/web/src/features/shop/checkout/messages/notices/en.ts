import type { MessagesLike } from '@storefront/i18n'

import type { es } from './es.ts'

/** The notices of the checkout, for buyers who have left it while their order was being placed. */
export const en = {
  'order-placed': 'Your order {number} has been placed.',
  'order-unconfirmed':
    'We could not confirm your order. Try again: however often you press, only one will be placed.',
} as const satisfies MessagesLike<typeof es>
