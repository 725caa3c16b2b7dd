export const demo = {
  title: 'Demo',
  lead: 'This shop lives in your browser alone. Its two months of orders and its customers are invented.',
  cancel: 'Leave it as it is',
  busy: 'Starting over…',
  failed: 'We couldn’t start over.',
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
