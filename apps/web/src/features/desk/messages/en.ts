import type { MessagesLike } from '@storefront/i18n'

import { customers } from './en/customers.ts'
import { orders } from './en/orders.ts'
import { demo, overview, queue } from './en/overview.ts'
import { products } from './en/products.ts'
import { access, auditLog, settings } from './en/settings.ts'
import { toBuyer } from './en/toBuyer.ts'
import type { es } from './es.ts'

export const en = {
  title: 'Dashboard',
  description: 'The state of the {brand} shop at a glance.',
  navigation: 'Sections of the dashboard',
  sections: {
    overview: 'Overview',
    orders: 'Orders',
    products: 'Products',
    customers: 'Customers',
    settings: 'Settings',
  },
  search: {
    label: 'Find an order or a customer',
    placeholder: 'Name, city, parcel, invoice, order',
    submit: 'Search',
  },
  viewSite: 'View the site',
  ordersWaiting: '{count, number} waiting for you',
  close: 'Close',
  undo: 'Undo',
  see: 'See it',
  back: 'Back',
  save: 'Save',
  saving: 'Saving…',
  unsaved: 'There are unsaved changes.',
  refused_one: '{count} field to correct:',
  refused_other: '{count} fields to correct:',
  saved: 'The changes are saved.',
  changed:
    'Somebody changed this in the meantime. Yours was not saved yet: what you typed is still here. If you save again, yours counts.',
  notSaved: 'We could not save the changes.',
  signInMissing:
    'Nothing was saved: you have yet to confirm that it is you. What you typed is still here.',
  unreadable: {
    orders: 'This order can’t be read: {id}',
    products: 'This product can’t be read: {id}',
    customers: 'This customer can’t be read: {id}',
    letters: 'This e-mail can’t be read: {id}',
    waitingLists: 'This waiting list can’t be read: {id}',
  },
  changePause: 'Change the pause',
  more: 'Show more',
  auditLog,
  demo,
  orders,
  overview,
  products,
  queue,
  customers,
  access,
  settings,
  toBuyer,
} as const satisfies MessagesLike<typeof es>
