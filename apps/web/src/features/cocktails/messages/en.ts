import type { MessagesLike } from '../../../i18n/Messages.ts'
import type { es } from './es.ts'

export const en = {
  cocktails: { title: 'Cocktails', description: 'Cocktails · {brand}' },
} as const satisfies MessagesLike<typeof es>
