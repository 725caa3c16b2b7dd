import type { MessagesLike } from '../../../shared/i18n/Messages.ts'
import type { es } from './es.ts'

export const en = {
  title: 'Welcome to {brand}',
  birthYear: 'To come in, tell us the year you were born.',
  why: 'You have to be 18 or older to come in. We store that you are, never the year.',
  enter: 'Enter',
  errors: {
    'birth-year-required': 'Please enter the year you were born.',
    'birth-year-invalid': 'Enter a valid year.',
  },
  responsible: 'If you drink, drink in moderation.',
} as const satisfies MessagesLike<typeof es>
