import type { MessagesLike } from '../../../shared/i18n/Messages.ts'
import { auditLog } from './en/auditLog.ts'
import { orders } from './en/orders.ts'
import { demo, overview } from './en/overview.ts'
import { products } from './en/products.ts'
import { settings } from './en/settings.ts'
import { users } from './en/users.ts'
import type { es } from './es.ts'

export const en = {
  title: 'Dashboard',
  description: 'The state of the {brand} shop at a glance.',
  navigation: 'Sections of the dashboard',
  sections: {
    overview: 'Overview',
    orders: 'Orders',
    products: 'Products',
    users: 'Users',
    settings: 'Settings',
  },
  viewShop: 'View shop',
  ordersWaiting: '{number} waiting for you',
  close: 'Close',
  back: 'Back',
  save: 'Save',
  saving: 'Saving…',
  unsaved: 'There are unsaved changes.',
  notSaved: 'We could not save the changes.',
  signInMissing:
    'Nothing was saved: you have yet to confirm that it is you. What you typed is still here.',
  changedTo: '{field}: now {value}',
  yes: 'yes',
  no: 'no',
  nothing: 'empty',
  pagination: {
    label: 'Pages of the list',
    previous: 'Previous',
    next: 'Next',
    page: 'Page {page}',
  },
  auditLog,
  demo,
  orders,
  overview,
  products,
  users,
  settings,
} as const satisfies MessagesLike<typeof es>
