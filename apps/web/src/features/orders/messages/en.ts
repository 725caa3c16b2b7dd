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
    transfer: 'To pay',
    pending: 'To prepare',
    paid: 'Being prepared',
    shipped: 'On its way',
    shippedToPay: 'On its way',
    delivered: 'Delivered',
    deliveredToPay: 'To pay',
    cancelled: 'Canceled',
    toRefund: 'To be refunded',
    refunded: 'Refunded',
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
    placed: 'Order received',
    paid: 'Payment received',
    shipped: 'On its way',
    delivered: 'Delivered',
    cancelled: 'Canceled',
    refunded: 'Refunded',
    /** Said at the current step. */
    texts: {
      transfer:
        'We are waiting for your transfer of {total}. If anything is missing, we write to {email}.',
      pending: 'We review it and write to {email} to arrange delivery.',
      paid: 'The bottles are being prepared.',
      shipped:
        'It is on its way to your address. Whoever receives it must show an ID: we deliver to adults only.',
      shippedToPay:
        'It is on its way to your address. {total} is paid in cash when it arrives, and whoever receives it must show an ID: we deliver to adults only.',
      delivered: 'It has arrived. Enjoy it in good company.',
      deliveredToPay: 'It has arrived. We have no record of your payment of {total} yet.',
      cancelled: 'This order goes no further, and there is nothing to pay.',
      toRefund: 'This order goes no further. We will refund your {total}.',
      refunded: 'We have refunded your {total}.',
    },
  },
  help: {
    title: 'Need help?',
    whatsapp: 'WhatsApp {number}',
    whatsappText: 'Hello, I am writing about my order {id}, for {total}.',
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
      deliveredToPay:
        'Your payment of {total} is outstanding. If you have made it, write to us and we’ll look into it.',
      cancelled: 'All done. If you’d like the same bottles, you can order them again.',
      toRefund:
        'We will refund your {total}. If you haven’t told us to which account yet, write to us; once the money has left, you’ll see it here.',
      refunded: 'We have refunded your {total}. If you can’t see it in your account, write to us.',
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
    deliveredToPay: 'Your payment is outstanding.',
    toRefund: 'We will refund your money.',
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
    toRefund: 'To be refunded',
    refunded: 'Refunded on {date}',
  },
  tracking: {
    title: 'Carrier',
    number: 'Tracking number {number}',
    follow: 'Follow the parcel',
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
    copy: 'Copy',
    copied: '{name} copied.',
    notCopied: 'Your browser will not let us copy. Select the text and copy it by hand.',
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
    text: 'Until you have paid for it or it has left you can cancel it at no cost. This cannot be undone.',
    confirm: 'Yes, cancel it',
    busy: 'Canceling…',
    keep: 'No, keep it',
    close: 'Close',
    refused:
      'This order is already paid or on its way, so we could not cancel it. Write to us and we will help you.',
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
