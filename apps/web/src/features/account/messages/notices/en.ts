import type { MessagesLike } from '@storefront/i18n'

import type { es } from './es.ts'

/** The notices of the account. */
export const en = {
  'account-deleted': 'Your account has been deleted. Thank you for your time with us.',
  'password-changed': 'Password updated successfully',
  'profile-not-saved':
    'Your account is ready, but we could not save your details. Complete them in your profile.',
  'verification-sent': 'We sent a verification e-mail to {email}. Check your spam folder, too.',
} as const satisfies MessagesLike<typeof es>
