import type { MessagesLike } from '../../../shared/i18n/Messages.ts'
import type { es } from './es.ts'

export const en = {
  title: 'Your orders',
  description: 'The orders you placed with {brand} and where they stand.',
  lead: 'What you have ordered and where it stands, latest first.',
  emptyTitle: 'No orders yet',
  emptyText: 'Once you place the first one, you can follow it here step by step.',
  browse: 'See the bottles',
  loadFailed: 'We could not read your orders.',
  more: 'See earlier orders',
  loadingMore: 'Loading…',
  number: 'Order {id}',
  openNamed: 'See order {id}',
  bottles_one: '{count} bottle',
  bottles_other: '{count} bottles',
  status: {
    pending: 'Pending',
    paid: 'Payment arranged',
    shipped: 'Shipped',
    delivered: 'Delivered',
    cancelled: 'Canceled',
  },
  order: {
    title: 'Order {id}',
    description: 'The status and details of your order with {brand}.',
    placedOn: 'Placed on {date}',
    back: 'All your orders',
    loadFailed: 'We could not read this order.',
    notFoundTitle: 'We cannot find this order',
    notFoundText:
      'Check the number, and that you are signed in with the account you ordered with: an order can only be seen from there.',
    print: 'Print',
    lines: 'What you ordered',
    each: '{quantity} × {price}',
    shipTo: 'Delivery',
    notes: 'Your notes',
  },
  thanks: {
    title: 'Thank you, {name}',
    lead: 'Your order is placed. This is its number:',
    keep: 'Keep it at hand if you write to us. You will also find it among your orders.',
  },
  progress: {
    title: 'Where it stands',
    pending: 'Received',
    pendingText: 'We review it and write to {email} to arrange payment and delivery.',
    paid: 'Payment arranged',
    paidText: 'Payment is arranged. The bottles are being prepared.',
    shipped: 'On its way',
    shippedText:
      'It is on its way to your address. Whoever receives it must show an ID: we deliver to adults only.',
    delivered: 'Delivered',
    deliveredText: 'It has arrived. Enjoy it in good company.',
    cancelled: 'Canceled',
    cancelledText: 'This order goes no further. If you have already paid, we will refund you.',
  },
  help: {
    title: 'What’s next',
    next: {
      transfer:
        'Wait for our e-mail with the account details before you transfer anything. Once the money is here, you’ll see it on this page and we’ll get your bottles ready.',
      pending:
        'Wait for our e-mail, in which we agree on the day of delivery. There is nothing else to do.',
      paid: 'We’re packing your bottles. You’ll see it here, with the date, as soon as they leave.',
      shipped:
        'Have an ID at hand. If nobody of legal age can be there, write to us and we’ll find another day.',
      shippedToPay:
        'Have an ID and the amount in cash at hand. If nobody of legal age can be there, write to us and we’ll find another day.',
      delivered: 'All done. If a bottle arrived damaged, write to us with a photo.',
      cancelled: 'All done. If you’d like the same bottles, you can order them again.',
    },
    contact: 'Need help? Write to us with your order number:',
    account:
      'This order can only be seen from the account it was placed with; orders can’t be looked up without one.',
  },
  totals: {
    subtotal: 'Subtotal',
    shipping: 'Shipping',
    free: 'Free',
    total: 'Total',
    iva: 'The total includes {amount} of tax (IVA, {percent}%).',
  },
  payment: {
    title: 'Payment',
    method: 'How you pay',
    transfer: 'Bank transfer',
    onDelivery: 'On delivery',
    transferText:
      'Nothing is charged now. We review your order and write to you with the account’s details.',
    onDeliveryText: 'Nothing is charged now. You pay in cash when the bottles arrive.',
    received: 'Received on {date}',
    waiting: 'Not received yet',
  },
  cancel: {
    action: 'Cancel the order',
    question: 'Cancel this order?',
    text: 'While it is pending you can cancel it at no cost. This cannot be undone.',
    confirm: 'Yes, cancel it',
    busy: 'Canceling…',
    keep: 'No, keep it',
    close: 'Close',
    refused:
      'This order is no longer pending, so we could not cancel it. Write to us and we will help you.',
    failed: 'We could not cancel it.',
    done: 'Your order is canceled.',
  },
  again: {
    action: 'Order again',
    busy: 'Checking…',
    added_one: 'We put {count} bottle in your cart.',
    added_other: 'We put {count} bottles in your cart.',
    fewer: 'We have fewer left than you ordered: {names}.',
    missing: 'No longer for sale: {names}.',
    full: 'No room in the cart for: {names}.',
    failed: 'We could not check what is still available.',
    toCart: 'View cart',
  },
} as const satisfies MessagesLike<typeof es>
