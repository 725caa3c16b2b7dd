import type { MessagesLike } from '@storefront/i18n'

import type { es } from './es.ts'

export const en = {
  title: 'Process',
  description:
    'How {brand} is made: fruit selection, pulp preparation, controlled fermentation, precise distillation, filtering and bottling. And by whom.',
  heading: 'From fruit to bottle',
  lead: '{brand} is made from yellow pitahaya grown in the Palora valley, at the foot of the Sangay volcano. Five steps take it from the plant to the bottle.',
  steps: {
    label: 'The five steps',
    carousel: 'carousel',
    previous: 'Previous step',
    next: 'Next step',
    choose: 'Choose a step',
  },
  facts: {
    altitudeMetres: { label: 'Altitude of the fields', value: '{value} m' },
    fruitKilosPerBottle: { label: 'Fruit per bottle', value: '{value} kg' },
    hoursToPulp: { label: 'From plant to pulp', value: '{value} h' },
    fermentationDays: { label: 'Days in the vat', value: '{value}' },
    fermentationCelsius: { label: 'Temperature', value: '{value} °C' },
    headPercent: { label: 'Head', value: '{value}%' },
    heartPercent: { label: 'Heart', value: '{value}%' },
    tailPercent: { label: 'Tail', value: '{value}%' },
    restDays: { label: 'Days of rest', value: '{value}' },
    bottlesPerBatch: { label: 'Bottles per batch', value: '{value}' },
  },
  team: {
    title: 'The people who make it',
    note: 'Three trades, drawn: the names and the portraits are illustrations.',
  },
  toCocktails: 'The cocktails',
} as const satisfies MessagesLike<typeof es>
