import type { MessagesLike } from '../../../../shared/i18n/Messages.ts'
import type { es } from './es.ts'

/** The notices of the checkout. */
export const en = {
  'details-saved': 'Details updated',
  'details-not-saved': 'There was an error updating your details',
} as const satisfies MessagesLike<typeof es>
