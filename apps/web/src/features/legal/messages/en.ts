import type { MessagesLike } from '../../../i18n/Messages.ts'
import type { es } from './es.ts'

export const en = {
  privacy: { title: 'Privacy', description: 'Privacy · {brand}' },
  terms: { title: 'Terms', description: 'Terms · {brand}' },
} as const satisfies MessagesLike<typeof es>
