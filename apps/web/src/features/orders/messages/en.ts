import type { MessagesLike } from '../../../shared/i18n/Messages.ts'
import type { es } from './es.ts'

export const en = {
  title: 'Your orders',
  description: 'The orders you placed with {brand} and where they stand.',
  lead: 'What you have ordered with this account and what comes next, latest first.',
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
  steps: {
    label: 'Steps of your purchase',
    cart: 'Cart',
    delivery: 'Delivery',
    payment: 'Payment',
    confirmation: 'Confirmation',
    done: 'done',
  },
  progress: {
    title: 'Where it stands',
    pending: 'Received',
    pendingText: 'We review it and write to {email} to confirm it and arrange delivery.',
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
    title: 'Need help?',
    whatsapp: 'WhatsApp {number}',
    next: {
      transfer:
        'Wait for our e-mail with the account details before you transfer anything. Once the money is here, you’ll see it on this page and we’ll get your bottles ready.',
      transferNow:
        'Make the transfer with the details on this page. Once the money is here, you’ll see it on this page and we’ll get your bottles ready.',
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
    contact: 'Write to us with your order number:',
    account:
      'This order can only be seen from the account it was placed with; orders can’t be looked up without one.',
  },
  /** What comes next for an order, in the list of all of them. */
  next: {
    transfer: 'Payment is due: the order says how to make it.',
    pending: 'We’ll write to you to arrange the delivery.',
    paid: 'We’re getting your bottles ready.',
    shipped: 'Have an ID at hand to receive it.',
    shippedToPay: 'Have an ID and the cash at hand.',
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
      'We review your order and write to you with the account’s details. Once the money is here, we get your bottles ready.',
    transferToText:
      'Right after ordering you’ll see the account ({bank}), the amount and the reference. Once the money is here, we get your bottles ready.',
    onDeliveryText:
      'We write to you to agree on the day, and you pay in cash when the bottles arrive.',
    received: 'Received on {date}',
    waiting: 'Not received yet',
  },
  pay: {
    title: 'How to pay',
    lead: 'Transfer {amount} to this account from your bank:',
    bank: 'Bank',
    kind: 'Account type',
    kinds: { savings: 'Savings', checking: 'Checking' },
    number: 'Account number',
    holder: 'Account holder',
    holderId: 'Holder’s tax number (RUC) or ID',
    amount: 'Amount',
    reference: 'Reference',
    next: 'Copy the reference exactly: it is your order number, and it tells us the payment is yours.',
    failed: 'We could not read the account’s details.',
  },
  arrival: {
    range: 'An order arrives in {from} to {to} working days.',
    days_one: 'An order arrives in {count} working day.',
    days_other: 'An order arrives in {count} working days.',
    later: 'We will write to you to agree on when it arrives.',
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
