import type { MessagesLike } from '@storefront/i18n'

import type { es } from './es.ts'

/** The notices of the session. */
export const en = {
  loginErrorFetchingRole: 'The user’s role could not be read',
  loginRoleNotFound: 'The user’s role was not found.',
  'role-lost': 'Your account no longer has access to the dashboard.',
  'session-check-timed-out':
    'We could not check your session in time. Carry on as a guest and sign in later.',
  'session-ended': 'Your session has ended. Sign in again whenever you like.',
} as const satisfies MessagesLike<typeof es>
