import type { MessagesLike } from '../../../shared/i18n/Messages.ts'
import type { es } from './es.ts'

export const en = {
  title: 'Recognition',
  description:
    'The medals of {brand}: the serpent, the owl, the fruit and the bottle, engraved in gold, silver and bronze. Twelve pieces to be seen up close.',
  eyebrow: 'Recognition',
  heading: 'Twelve lights in the dark',
  lead: 'Medals of the house, in gold, silver and bronze, engraved with its figures: the serpent, the owl, the fruit and the bottle. Choose one and come closer.',
  medals: 'Medals',
  close: 'Close',
  previous: 'Previous medal',
  next: 'Next medal',
  ways: { title: 'The path goes on', products: 'The bottles', history: 'Our story' },
  position: '{current} of {total}',
} as const satisfies MessagesLike<typeof es>
