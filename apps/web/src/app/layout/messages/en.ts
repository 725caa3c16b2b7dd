import type { MessagesLike } from '../../../shared/i18n/Messages.ts'
import type { es } from './es.ts'

export const en = {
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
  orders: 'Orders',
  settings: 'Settings',
  dashboard: 'Dashboard',
  logout: 'Sign out',
  openMenu: 'Open the menu',
  closeMenu: 'Close the menu',
  languageNotLoaded: 'We could not change the language. Check your connection and try again.',
  lost: {
    title: 'We could not open this page',
    text: 'Something got lost on the way. Please try again.',
    offline: 'You seem to be offline. We will open it as soon as you are back online.',
  },
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
  cookies: {
    title: 'About cookies',
    text: 'We keep only what the shop needs to work: your cart, your language and your session. If we ever measure visits, it will be only with your permission.',
    accept: 'Accept',
    reject: 'Reject',
  },
} as const satisfies MessagesLike<typeof es>
