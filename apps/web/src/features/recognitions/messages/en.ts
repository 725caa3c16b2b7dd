import type { MessagesLike } from '../../../shared/i18n/Messages.ts'
import type { es } from './es.ts'

export const en = {
  title: 'Recognition',
  description:
    'The medals of {brand}: the serpent, the owl, the fruit and the bottle, engraved in gold, silver and bronze. Twelve pieces to be seen up close.',
  eyebrow: 'Medals of the house',
  heading: 'Twelve lights in the dark',
  lead: 'The serpent, the owl, the fruit and the bottle, in gold, silver and bronze. Choose one and come closer.',
  medals: 'Medals',
  close: 'Close',
  previous: 'Previous medal',
  next: 'Next medal',
  ways: { title: 'The path goes on', products: 'The bottles', history: 'Our story' },
  position: '{current} of {total}',
} as const satisfies MessagesLike<typeof es>
