import type { MessagesLike } from '../../../shared/i18n/Messages.ts'
import type { es } from './es.ts'

export const en = {
  title: 'Process',
  description:
    'How {brand} is made: fruit selection, pulp preparation, controlled fermentation, precise distillation, filtering and bottling. And by whom.',
  eyebrow: 'How it is made',
  heading: 'From fruit to bottle',
  lead: 'Five steps lie between the plant and the glass, with no shortcuts.',
  steps: {
    label: 'The five steps',
    carousel: 'carousel',
    slide: 'step',
    step: '{numeral}. {name} {essence} (step {number} of {count})',
    previous: 'Previous step',
    next: 'Next step',
    choose: 'Choose a step',
  },
  team: {
    title: 'The people who make it',
    lead: 'Three crafts, one fruit.',
    note: 'The portraits are engravings, not photographs.',
  },
  next: { title: 'The path goes on', history: 'Our story', cocktails: 'The cocktails' },
} as const satisfies MessagesLike<typeof es>
