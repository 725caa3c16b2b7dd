import type { MessagesLike } from '../../../i18n/Messages.ts'
import type { es } from './es.ts'

export const en = {
  recognitions: { title: 'Recognition', description: 'Recognition · {brand}' },
} as const satisfies MessagesLike<typeof es>
