import type { AuthErrorCode } from '@storefront/domain'

export const authErrors = {
  'account-exists-with-other-provider':
    'this e-mail already has an account with another way to sign in. Use the one you chose first.',
  'action-code-expired': 'the link has expired. Request a new one.',
  'action-code-invalid': 'the link is not valid or has already been used. Request a new one.',
  'admin-account':
    'this account manages the shop. Ask another admin to remove your admin role before you delete it.',
  'email-in-use': 'an account with this e-mail already exists.',
  'email-invalid': 'the e-mail address is not valid.',
  'internal-error': 'the account service had a problem. Please try again.',
  'invalid-credentials': 'wrong user name or password.',
  'multi-factor-required':
    'this account requires a second step that is not available here yet. Please write to us.',
  'network-failed': 'there is no connection. Check your network and try again.',
  'not-allowed': 'this way of signing in is not enabled.',
  'orders-open':
    'you have an open order. You can delete the account once it has been delivered or canceled.',
  'password-policy': 'the password does not meet the security requirements.',
  'popup-blocked': 'the browser blocked Google’s window. Allow it and try again.',
  'popup-closed': 'Google’s window was closed before it finished.',
  'recent-login-required': 'for your security, sign in again and repeat this step.',
  'session-expired': 'your session has expired. Please sign in again.',
  timeout: 'the service took too long to answer. Please try again.',
  'too-many-requests': 'there have been too many attempts. Wait a few minutes.',
  'unauthorized-domain': 'this site is not authorized for signing in with Google.',
  unknown: '{code}',
  'user-disabled': 'this account is disabled. Please write to us.',
  'weak-password': 'the password is too short: use at least 6 characters.',
} as const satisfies Record<AuthErrorCode, string>
