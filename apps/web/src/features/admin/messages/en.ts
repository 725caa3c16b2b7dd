import type { MessagesLike } from '../../../i18n/Messages.ts'
import type { es } from './es.ts'

export const en = {
  title: 'Dashboard',
  description: 'The state of the {brand} shop at a glance.',
  lead: 'What is going on in the shop today.',
  ordersWaiting: 'Orders waiting',
  ordersInAll: 'Orders in all',
  countFailed: 'We could not count the orders.',
} as const satisfies MessagesLike<typeof es>
