import type { MessagesLike } from '../../i18n/Messages.ts'
import type { es } from './es.ts'

export const en = {
  loading: 'Loading...',
  skipToContent: 'Skip to content',
  mainNavigation: 'Main',
  home: 'Home',
  products: 'Products',
  cocktails: 'Cocktails',
  history: 'Our story',
  process: 'Process',
  recognitions: 'Recognition',
  login: 'Sign in',
  userMenu: 'Your account',
  settings: 'Settings',
  dashboard: 'Dashboard',
  logout: 'Sign out',
  openMenu: 'Open the menu',
  closeMenu: 'Close the menu',
  language: 'Language',
  languageName: { es: 'Español', en: 'English' },
  cartEmpty: 'Cart, empty',
  cartCount_one: 'Cart, {count} bottle',
  cartCount_other: 'Cart, {count} bottles',
  footer: {
    contact: 'Contact',
    office: 'Office',
    distillery: 'Distillery',
    explore: 'Explore',
    privacy: 'Privacy',
    terms: 'Terms',
    responsible: 'Savor it slowly. Not for sale to anyone under 18.',
    copyright: '© {brand}. All rights reserved.',
  },
  healthWarning:
    'Warning: Excessive consumption of alcohol limits your ability to drive and operate machinery, may harm your health and hurts your family. Ministry of Public Health of Ecuador.',
  cookies: {
    title: 'About cookies',
    text: 'We keep only what the shop needs to work: your cart, your language and your session. Should we ever measure visits, it will be with your permission alone.',
    accept: 'Accept',
    reject: 'Reject',
  },
  notices: {
    dismiss: 'Dismiss this notice',
    'cart-merged': 'We added what you had chosen before signing in to your cart.',
    'cart-not-loaded': 'We could not load your cart yet. We are still trying.',
    'cart-not-saved':
      'Your cart has not been saved yet. We will keep trying; there is nothing you need to do.',
    'cart-not-stored':
      'Your browser will not let us store the cart. We will keep it as long as this page stays open.',
    'profile-not-saved':
      'Your account is ready, but we could not save your details. Complete them in your profile.',
    'role-not-found': 'The user’s role was not found.',
    'role-unreadable': 'The user’s role could not be read',
    'session-check-timed-out':
      'We could not check your session in time. Carry on as a guest and sign in later.',
    'session-ended': 'Your session has ended. Sign in again whenever you like.',
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
  tryAgain: 'Try again',
} as const satisfies MessagesLike<typeof es>
