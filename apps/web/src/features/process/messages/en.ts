import type { MessagesLike } from '../../../i18n/Messages.ts'
import type { es } from './es.ts'

export const en = {
  process: { title: 'Process', description: 'Process · {brand}' },
} as const satisfies MessagesLike<typeof es>
