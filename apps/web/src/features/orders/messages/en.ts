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
    pageTitle: 'Your order',
    title: 'Order {id}',
    description: 'The status and details of your order with {brand}.',
    placedOn: 'Placed on {date}',
    back: 'All your orders',
    loadFailed: 'We could not read this order.',
    notFoundTitle: 'We cannot find this order',
    notPublic:
      'It may belong to an account: sign in to see it. If you followed a link, check that it is complete.',
    notYours:
      'It is not in the account you are signed in with. If you followed a link, check that it is complete.',
    signIn: 'Sign in',
    print: 'Print',
    lines: 'What you ordered',
    each: '{quantity} × {price}',
    shipTo: 'Delivery',
    notes: 'Your notes',
  },
  thanks: {
    title: 'Thank you, {name}',
    lead: 'Order received',
    transfer: 'One step is yours: transfer {amount}.',
    onDelivery: 'Nothing else to do for now. You pay when it arrives.',
    emailed:
      'We’re also e-mailing your order’s details to {email}. If they aren’t there in a few minutes, check your spam folder.',
    profile: {
      saved: 'Details updated',
      notSaved: 'There was an error updating your details',
    },
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
    /** Instead, where the shop sends automatic e-mails. */
    emailed: {
      transfer:
        'We are waiting for your transfer of {total}. When it arrives, we’ll let you know at {email}.',
      paid: 'The bottles are being prepared. When they leave, we’ll let you know at {email}.',
      toRefund:
        'This order goes no further. We will refund your {total} and let you know at {email} once the money has left.',
    },
  },
  help: {
    title: 'Need help?',
    whatsapp: 'WhatsApp {number}',
    whatsappText: 'Hello, I am writing about my order {id}, for {total}.',
    next: {
      transfer:
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
    account: 'This order is in your account: sign in to see it on another device.',
  },
  /** Of an order without an account. */
  link: {
    title: 'Keep this link',
    text: 'It brings you back to your order at any time: where it stands, how to pay for it and how to cancel it. Whoever has it sees the same, so don’t publish it.',
    copy: 'Copy the link',
    copied: 'Link copied.',
  },
  offer: {
    title: 'Keep it in an account',
    text: 'A password is enough: we already have the name, the ID and the e-mail ({email}). Your next purchase will be quicker, and this order joins the account once you verify the e-mail.',
    submit: 'Create my account',
    made: 'Your account is ready.',
    inUse:
      '{email} already has an account. Sign in with it, and this order joins it if its e-mail is verified.',
  },
  joining: {
    title: 'This order and your account',
    unverified: 'You placed it without an account. It joins yours once you verify {email}.',
    verified: 'You placed it without an account, with the e-mail of yours. You’ll find it in:',
    history:
      'Orders that you placed without an account with {email} appear here once you verify that e-mail.',
  },
  /** What comes next for an order, in the list of all of them. */
  next: {
    transfer: 'Payment is due: open the order to see how to go on.',
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
    until: 'Pay by {day}',
    lead: 'Transfer from your bank to this account.',
    late: 'The transfer was due by {day}. Before you send it, write to us to confirm that your bottles are still set aside.',
    account: '{bank}, {kind}',
    kinds: { savings: 'savings account', checking: 'checking account' },
    number: 'Account number',
    holder: 'Account holder',
    holderId: 'Holder’s tax number (RUC) or ID',
    amount: 'Amount',
    reference: 'Reference',
    referenceNote: 'Exactly so: it is your order',
    copy: 'Copy',
    done: 'Copied',
    copied: '{name} copied.',
    notCopied: 'Your browser will not let us copy. We selected the text: copy it by hand.',
    receipt: 'Send the receipt by WhatsApp',
    receiptText: 'Hello, I made the transfer for order {id}, {amount}. The receipt is attached.',
    receiptHint:
      'It opens with the number and the amount already written. It is optional: the reference tells us the payment is yours.',
    failed: 'We could not read the account’s details.',
  },
  cash: {
    title: 'On delivery',
    amount: 'Have ready, in cash and exact',
    when: 'When',
    between: 'Between {from} and {to}',
    on: 'On {day}',
    byAgreement: 'On the day we agree on',
    onItsWay: 'It is on its way',
    whenNote: 'We write to {phone} to agree on the day. Public holidays do not count.',
    whom: 'Whom you pay',
    courier: 'Whoever hands you the bottles',
    courierNote: 'They carry your order number: {id}.',
    receiver: 'Who receives it',
    receiverNote: 'Or another adult, with an ID.',
    exact: 'Why exact',
    noChange: 'Whoever delivers carries no change',
    noChangeNote: 'If you would rather pay another way, write to us before the delivery.',
    write: 'Write on WhatsApp',
  },
  /** What follows after an order was placed. */
  follows: {
    title: 'What happens next',
    transfer: 'You transfer',
    transferText: 'With the reference, so that we know the payment is yours.',
    transferUntilText: 'By {day}, with the reference.',
    money: 'The money arrives',
    moneyText: 'You’ll see it on this page, and we pack your bottles.',
    receive: 'You receive it',
    range: 'In {from} to {to} working days from the payment.',
    days_one: 'In {count} working day from the payment.',
    days_other: 'In {count} working days from the payment.',
    receiveText: 'Have an ID at hand: we deliver to adults only.',
    agree: 'We agree on the day',
    agreeText: 'We review your order and write to you.',
    leave: 'It sets off',
    leaveText: 'You’ll see it on this page, with the date.',
    pay: 'You receive it and pay',
    payText: 'With exactly {amount} and an ID: we deliver to adults only.',
    /** Instead, where the shop sends automatic e-mails. */
    emailed: {
      money: 'We let you know by e-mail, and pack your bottles.',
      leave: 'We let you know by e-mail, and you’ll see it on this page, with the date.',
    },
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
    refused: {
      'order-changed':
        'This order is already paid or on its way, so we could not cancel it. Write to us and we will help you.',
      'order-not-found':
        'We could not cancel this order: it is in an account now. Sign in with it.',
    },
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
