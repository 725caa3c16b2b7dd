import { en as fieldErrors } from '../../../shared/forms/fieldErrors/en.ts'
import type { MessagesLike } from '../../../shared/i18n/Messages.ts'
import { demo } from './en/demo.ts'
import { orders } from './en/orders.ts'
import { products } from './en/products.ts'
import { settings } from './en/settings.ts'
import { users } from './en/users.ts'
import type { es } from './es.ts'

export const en = {
  fieldErrors,
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
  ordersWaiting: '{number} waiting for you',
  close: 'Close',
  back: 'Back',
  save: 'Save',
  saving: 'Saving…',
  unsaved: 'There are unsaved changes.',
  notSaved: 'We could not save the changes.',
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
  overview: {
    today: 'Sales today',
    month: 'Sales in {month}',
    orders_one: '{number} order',
    orders_other: '{number} orders',
    withoutCancelled: 'Canceled orders are not counted.',
    waiting: 'Waiting for you',
    pending: 'Payment to arrange',
    paid: 'To be shipped',
    toPending: 'See the orders whose payment is to be arranged',
    toPaid: 'See the orders to be shipped',
    beforeToday: 'Yesterday by this time: {total}',
    beforeMonth: '{month} to the same day: {total}',
    average: 'Average order in {month}',
    noAverage: 'No orders',
    stale: 'Waiting more than {days} days',
    toStale: 'See the orders that have waited for more than {days} days',
    notes: 'Bottles and account to look at',
    emailUnverified: 'Your administrator’s e-mail',
    strength: {
      missing: 'No strength given',
      edit: 'Enter the strength of {name}',
    },
    recent: {
      title: 'Latest orders',
      all: 'See all',
      none: 'There are no orders yet.',
      open: '{name}: open order {number}',
    },
    figuresFailed: 'We could not work out these figures.',
    chart: {
      title: 'Sales of the last 30 days',
      picture: 'Bar chart: sales per day over the last 30 days, {total} in all.',
      total: '{total} in {days} days',
      none: 'There were no sales in the last 30 days.',
      showTable: 'Show as a table',
      hideTable: 'Hide the table',
      day: 'Day',
      orders: 'Orders',
      sales: 'Sales',
    },
    stock: {
      bottles_one: '{number} bottle left',
      bottles_other: '{number} bottles left',
      none: 'Sold out',
      enough:
        'No product has {limit} bottles or fewer left. Those whose stock is not counted are left out.',
      failed: 'We could not read the products.',
      edit: 'Restock {name}',
    },
    placeholders: {
      medals:
        'The twelve medals on the site are examples. Do not announce any of them as an award before they are replaced.',
      team: 'The three people on the process page are examples, until the real team takes their place.',
    },
  },
  demo,
  orders,
  products,
  users,
  settings,
} as const satisfies MessagesLike<typeof es>
