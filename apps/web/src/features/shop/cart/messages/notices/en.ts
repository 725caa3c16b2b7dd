import type { MessagesLike } from '@storefront/i18n'

import type { es } from './es.ts'

/** The notices of the cart. */
export const en = {
  'cart-full': 'Your cart is full: it holds {max} different products.',
  'cart-line-full': 'A cart holds {max} bottles of each product: yours already has that many.',
  'cart-merged': 'We added what you had chosen before signing in to your cart.',
  'cart-merged-in-part':
    'Your cart holds {max} different products, so when you signed in this was left out: {names}.',
  'cart-not-loaded': 'We could not load your cart yet. We are still trying.',
  'cart-not-opened': 'We could not open your cart. Reload the page: everything is still in it.',
  'cart-not-saved':
    'Your cart has not been saved yet. Please keep this page open: we will keep trying.',
  'cart-not-stored':
    'Your browser will not let us store the cart. We will keep it as long as this page stays open.',
  'cart-refused':
    'We could not save your cart as you left it. Please check it before you place your order.',
} as const satisfies MessagesLike<typeof es>
