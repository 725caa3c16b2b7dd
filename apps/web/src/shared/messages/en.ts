import { healthWarning } from '../../content/healthWarning.ts'
import { en as fieldErrors } from '../forms/fieldErrors/en.ts'
import type { MessagesLike } from '../i18n/Messages.ts'
import type { es } from './es.ts'

export const en = {
  fieldErrors,
  loading: 'Loading...',
  loginLoading: 'Loading...',
  language: 'Language',
  languageName: { es: 'Español', en: 'English' },
  cartEmpty: 'Cart, empty',
  cartCount_one: 'Cart, {count} bottle',
  cartCount_other: 'Cart, {count} bottles',
  healthWarning: healthWarning.en,
  notices: {
    dismiss: 'Dismiss this notice',
    'account-deleted': 'Your account has been deleted. Thank you for your time with us.',
    'cart-full': 'Your cart is full: it holds 12 different products.',
    'cart-line-full': 'A cart holds 99 bottles of each product, and yours has them.',
    'cart-merged': 'We added what you had chosen before signing in to your cart.',
    'cart-not-loaded': 'We could not load your cart yet. We are still trying.',
    'cart-not-opened': 'We couldn’t open your cart. Please try again.',
    'cart-not-saved':
      'Your cart has not been saved yet. We will keep trying; there is nothing you need to do.',
    'cart-not-stored':
      'Your browser will not let us store the cart. We will keep it as long as this page stays open.',
    loginErrorFetchingRole: 'The user’s role could not be read',
    loginRoleNotFound: 'The user’s role was not found.',
    'password-changed': 'Password updated successfully',
    'profile-not-saved':
      'Your account is ready, but we could not save your details. Complete them in your profile.',
    'session-check-timed-out':
      'We could not check your session in time. Carry on as a guest and sign in later.',
    'session-ended': 'Your session has ended. Sign in again whenever you like.',
    'verification-sent': 'We sent a verification e-mail to {email}. Check your spam folder, too.',
  },
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
    'too-many-requests': 'Too many tries in a row. Wait a moment, then try again.',
    'permission-denied': 'You are not allowed to do this.',
    'invalid-document': 'Some stored data cannot be read. Write to us and we will put it right.',
    unknown: 'Something went wrong. Please try again.',
  },
  partNotLoaded: 'We could not load this part of the page. Check your connection and try again.',
  tryAgain: 'Try again',
  close: 'Close',
} as const satisfies MessagesLike<typeof es>
