import type { MessagesLike } from '../../../i18n/Messages.ts'
import type { es } from './es.ts'

export const en = {
  history: { title: 'Our story', description: 'Our story · {brand}' },
} as const satisfies MessagesLike<typeof es>
