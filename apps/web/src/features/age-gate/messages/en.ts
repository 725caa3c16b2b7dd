import type { MessagesLike } from '../../../shared/i18n/Messages.ts'
import type { es } from './es.ts'

export const en = {
  title: 'Welcome to {brand}',
  why: 'We make spirits, so the law has us ask whether you are 18 or older. All we keep is that you answered.',
  birthYear: 'The year you were born',
  enter: 'Enter',
  errors: {
    'birth-year-required': 'Please enter the year you were born.',
    'birth-year-invalid': 'Enter a valid year.',
  },
  responsible: 'If you drink, drink in moderation.',
} as const satisfies MessagesLike<typeof es>
