/** What is owed. */
export const queue = {
  title: 'To do',
  views: 'To do by kind',
  nothing: 'All is up to date: there is nothing to do.',
  all: 'Show all {count, number} to do',
  owed: {
    transfer: 'by bank transfer, {when}',
    cash: 'on its way, paid on delivery; shipped {when}',
    cash_pickup: 'ready for pick-up, paid there; since {when}',
    delivered: 'delivered {when}, not paid yet',
    delivered_pickup: 'picked up {when}, not paid yet',
    refund: 'too much was paid since {when}',
    refundClosed: 'closed {when}, it was paid',
    ship: 'paid {when}',
    shipDue_pickup: 'paid at pick-up; ordered {when}',
    shipDue: 'paid on delivery; ordered {when}',
    deliver: 'paid, shipped {when}',
    deliver_pickup: 'paid, ready for pick-up since {when}',
  },
  parcel: '{bottles} to {place}',
  parcel_pickup: '{bottles} for pick-up',
  amount: { collect: '{amount} to collect', refund: '{amount} to refund' },
  done: 'done',
} as const

export const overview = {
  salesTitle: 'Sales',
  received: 'Received in {month}, less refunds',
  today: 'Sales today',
  month: 'Sales in {month}',
  before: {
    title: 'Before you start selling',
    tick: 'Done',
    tickNamed: 'Done: {part}',
    parts: {
      prices: {
        what: 'Prices and stock',
        until: 'Each bottle for sale needs its price and its stock.',
      },
      alcoholContent: {
        what: 'The strength of each bottle',
        until: 'Until then the bottle’s page does not state it.',
      },
      deliveryDays: {
        what: 'Shipping and delivery time',
        until: 'Until then buyers read that you will write to agree on a day.',
      },
      bankAccount: {
        what: 'The account for transfers',
        until: 'Until then transfers are not offered.',
      },
      legalName: {
        what: 'The registered name',
        until: 'Until then the legal texts name the brand.',
      },
      ruc: { what: 'The tax number (RUC)', until: 'Until then the legal texts go without it.' },
      address: { what: 'The seller’s address', until: 'Until then the office’s is used.' },
      returnDays: { what: 'The days for returns', until: 'Until then the terms name no period.' },
      order: {
        what: 'A test order',
        until: 'Buy as a customer would. Once you cancel it, its bottles return to stock.',
      },
      medals: {
        what: 'The medals on the site',
        until:
          'All twelve are examples. Do not announce any of them as an award before they are replaced.',
      },
      team: {
        what: 'The people behind the process',
        until: 'The three people are examples, until the real team takes their place.',
      },
      facts: {
        what: 'The figures for the process',
        until:
          'Those that only you know are missing; without them each step is told without figures.',
      },
      legalTexts: {
        what: 'The legal texts',
        until: 'A lawyer still has to review the terms and the privacy page.',
      },
      verification: { what: 'Your administrator’s e-mail', until: 'It is not verified yet.' },
    },
  },
  figuresFailed: 'We could not work out these figures.',
  stock: {
    title: 'To restock',
    bottles_one: '{count, number} bottle left',
    bottles_other: '{count, number} bottles left',
  },
} as const

/** The embedded backend's alone. */
export const demo = {
  title: 'Demo',
  lead: 'This shop lives in your browser alone. Its two months of orders and its customers are invented.',
  cancel: 'Leave it as it is',
  busy: 'Starting over…',
  failed: 'We could not start over.',
  kept: 'The two test accounts, your session, the language and your answer about cookies stay.',
  empty: {
    action: 'Clear the demo',
    title: 'Clear the demo?',
    text: 'Orders, customers, saved carts and accounts created here are deleted. Products and settings go back to how they were at the start.',
  },
  full: {
    action: 'Bring the invented orders back',
    title: 'Bring the invented orders back?',
    text: 'Everything you did in the shop is deleted, and its two months of orders come back, up to today.',
  },
} as const
