import type { MessagesLike } from '../../../shared/i18n/Messages.ts'
import type { es } from './es.ts'

export const en = {
  title: 'Recognition',
  description:
    'The {brand} cabinet: twelve sample medals in gold, silver and bronze, keeping the place of the honors to come.',
  eyebrow: 'Recognition',
  heading: 'Twelve lights in the dark',
  lead: 'A place for what time and tasters may come to say of {brand}: gold, silver and bronze on a dark ground.',
  sample:
    'The medals you see are sample designs. They stand for no contest: they keep the place of the honors to come, and their inscriptions will give way to the true ones.',
  medals: 'Medals',
  close: 'Close',
  previous: 'Previous medal',
  next: 'Next medal',
  position: '{current} of {total}',
} as const satisfies MessagesLike<typeof es>
