import type { MessagesLike } from '@storefront/i18n'

import type { es } from './es.ts'

export const en = {
  title: 'Welcome to {brand}',
  birthYear: 'To come in, tell us the year you were born.',
  why: 'This is alcohol: you have to be 18 or older. We keep only that you are of age, not your year.',
  enter: 'Enter',
  errors: {
    'birth-year-required': 'Please enter the year you were born.',
    'birth-year-invalid': 'Enter a valid year.',
  },
  farewell: {
    title: 'Come back when you turn 18:\nwe’ll keep a glass for you',
    text: 'We read that you were born in {year}. In a few seconds we will take you to another site.',
    correct: 'I made a mistake',
  },
  withoutScript:
    'To come in, turn on JavaScript in your browser: without it we can’t check the year.',
  responsible: 'If you drink, drink in moderation.',
} as const satisfies MessagesLike<typeof es>
