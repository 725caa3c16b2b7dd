import type { MessagesLike } from '@storefront/i18n'

import { en as fieldErrors } from '../forms/fieldErrors/en.ts'
import { healthWarning } from '../healthWarning.ts'
import type { es } from './es.ts'

export const en = {
  fieldErrors,
  loading: 'Loading...',
  loginLoading: 'Loading...',
  language: 'Language',
  languageName: { es: 'Español', en: 'English' },
  healthWarning: healthWarning.en,
  dismissNotice: 'Dismiss this notice',
  unsaved: {
    title: 'You have unsaved changes',
    text: 'If you leave now, what you typed will be lost.',
    stay: 'Keep editing',
    discard: 'Leave without saving',
  },
  outage: {
    offline: 'You seem to be offline. Check your connection and try again.',
    timeout: 'The answer is taking too long. Please try again in a moment.',
    unavailable: 'The service is not available right now. Please try again in a few minutes.',
    'too-many-requests': 'Too many attempts in a row. Wait a moment, then try again.',
    'permission-denied': 'You are not allowed to do this.',
    'invalid-document': 'Some stored data cannot be read. Write to us and we will put it right.',
    'code-lost': 'One of the site’s files got lost on its way. Please reload the page.',
    unknown: 'Something went wrong. Please try again.',
  },
  partNotLoaded: 'We could not load this part of the page.',
  email: {
    question: 'Did you mean {email}?',
    take: 'Use this one',
  },
  quantity: {
    invalid_one: 'It can only be one for now.',
    invalid_other: 'Enter a whole number, from {min} to {count}.',
  },
  tryAgain: 'Try again',
  reload: 'Reload the page',
  close: 'Close',
  open: 'Open',
} as const satisfies MessagesLike<typeof es>
