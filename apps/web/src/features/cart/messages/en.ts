import type { MessagesLike } from '../../../i18n/Messages.ts'
import type { es } from './es.ts'

export const en = {
  title: 'Your cart',
  description: 'What you chose from {brand}, with quantities and subtotal.',
  close: 'Close the cart',
  emptyTitle: 'No bottles here yet',
  emptyText: 'Choose the first one; we are keeping its place.',
  browse: 'See the bottles',
  quantityOf: 'Quantity of {name}',
  decrease: 'One bottle of {name} less',
  increase: 'One bottle of {name} more',
  remove: 'Remove',
  removeNamed: 'Remove {name} from the cart',
  each: '{price} each',
  subtotal: 'Subtotal',
  taxNote: 'Tax included. Shipping is added at checkout.',
  clear: 'Empty the cart',
  open: 'View the whole cart',
  trouble: {
    inactive: 'No longer available.',
    'sold-out': 'Sold out.',
    'coming-soon': 'Not for sale yet.',
    'stock-too-low_one': 'Only {count} bottle is left.',
    'stock-too-low_other': 'Only {count} bottles are left.',
  },
  takeRest: 'Change to {count}',
  priceChanged: 'The price has changed: it was {before} and is now {now}.',
  pricesUnavailable: 'We could not look up today’s prices; these are the ones you had.',
} as const satisfies MessagesLike<typeof es>
