import type { MessagesLike } from '@storefront/i18n'

import type { es } from './es.ts'

export const en = {
  title: 'Your orders',
  description: 'The orders you placed with {brand} and where they stand.',
  lead: 'What you have ordered with this account and what comes next, latest first.',
  emptyTitle: 'No orders yet',
  emptyText: 'Once you place the first one, you can follow it here step by step.',
  loadFailed: 'We could not read your orders.',
  more: 'See earlier orders',
  number: 'Order {number}',
  openNamed: 'See order {number}',
  bottles_one: '{count} bottle',
  bottles_other: '{count} bottles',
  status: {
    pending: {
      due: 'Payment due',
      cash: 'To be prepared',
      received: 'Being prepared',
    },
    shipped: {
      due: 'On its way',
      due_pickup: 'Ready for pick-up',
      cash: 'On its way',
      cash_pickup: 'Ready for pick-up',
      received: 'On its way',
      received_pickup: 'Ready for pick-up',
    },
    delivered: {
      due: 'Payment due',
      received: 'Delivered',
      received_pickup: 'Picked up',
    },
    closed: {
      toRefund: 'To be refunded',
      refunded: 'Refunded',
      none: 'Canceled',
    },
  },
  standing: {
    pending: {
      due: 'We are waiting for your transfer of {total}. Once it is here, you’ll see it on this page and we’ll get your bottles ready.',
      cash: 'We’ll write to you to agree on the day of delivery. There is nothing else to do.',
      cash_pickup: 'We’ll write to you when it is ready. There is nothing else to do.',
      cash_gift:
        'We’ll write to you to agree on the day of delivery. {receiver} pays {total} in cash on receiving it.',
      received:
        'We’re packing your bottles. You’ll see it here, with the date, as soon as they leave.',
      received_pickup:
        'We’re packing your bottles. You’ll see it here as soon as you can pick them up.',
    },
    shipped: {
      due: 'It is on its way to your address, and your transfer of {total} is still to come. Whoever receives it must show an ID: we deliver to adults only.',
      due_pickup:
        'It is waiting for you at {address}, and your transfer of {total} is still to come. Whoever picks it up must show an ID: we hand it to adults only.',
      due_gift:
        'It is on its way to {receiver}, and your transfer of {total} is still to come. Whoever receives it must show an ID: we deliver to adults only.',
      cash: 'It is on its way to your address. Have {total} in cash and an ID at hand: we deliver to adults only. If nobody can be there, write to us and we’ll find another day.',
      cash_pickup:
        'It is waiting for you at {address}. Bring {total} in cash, your order number and an ID: we hand it to adults only. If you can’t come, write to us.',
      cash_gift:
        'It is on its way to {receiver}, who pays {total} in cash and shows an ID: we deliver to adults only. If nobody can be there, write to us and we’ll find another day.',
      received:
        'It is on its way to your address. Have an ID at hand: we deliver to adults only. If nobody can be there, write to us and we’ll find another day.',
      received_pickup:
        'It is waiting for you at {address}. Bring your order number and an ID: we hand it to adults only. If you can’t come, write to us.',
      received_gift:
        'It is on its way to {receiver}, who must show an ID: we deliver to adults only. If nobody can be there, write to us and we’ll find another day.',
    },
    delivered: {
      due: 'You have it, and we have no record of your payment of {total} yet. If you have made it, write to us and we’ll look into it.',
      due_gift:
        '{receiver} has it, and we have no record of your payment of {total} yet. If you have made it, write to us and we’ll look into it.',
      received_gift:
        '{receiver} has it: may it be enjoyed in good company. If a bottle is damaged, write to us with a photo.',
      received:
        'You have it: enjoy it in good company. If a bottle is damaged, write to us with a photo.',
    },
    closed: {
      toRefund:
        'This order goes no further. We will refund your {total}. If you haven’t told us to which account yet, write to us; once the money has left, you’ll see it here.',
      refunded:
        'This order goes no further. We have refunded your {total}. If you can’t see it in your account, write to us.',
      none: 'This order goes no further, and there is nothing to pay. If you’d like the same bottles, you can order them again.',
    },
  },
  alsoEmailed: 'We’ll let you know at {email}, too.',
  order: {
    pageTitle: 'Your order',
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
    pickupAt: 'You pick it up at',
    receiver: 'It is a gift for',
    receiverPhone: 'Their phone',
    buyer: 'Who buys it',
    notes: 'Your notes',
    giftNote: 'Your note, written by hand',
  },
  thanks: {
    title: 'Thank you, {name}',
    alt: 'Dawn in the valley: the winged serpent sleeps coiled around the bottle and Sangay smokes',
    lead: 'Order received',
    transfer: 'One step is yours: transfer {amount}.',
    onDelivery: 'Nothing else to do for now. You pay when it arrives.',
    onDelivery_pickup: 'Nothing else to do for now. You pay when you pick it up.',
    onDelivery_gift: 'Nothing else to do for now. {receiver} pays {amount} on receiving it.',
    emailed:
      'We’re also e-mailing your order’s details to {email}. If they aren’t there in a few minutes, check your spam folder; if the address is mistyped, write to us and we’ll correct it.',
    profile: {
      saved: 'Details updated',
      notSaved: 'There was an error updating your details',
    },
  },
  another:
    'This order was placed when you pressed before, and it differs from what you have just sent. Only this one was placed: {number}. Check it, and order anything else separately.',
  progress: {
    title: 'Where it stands',
    placed: 'Order received',
    paid: 'Payment received',
    shipped: 'On its way',
    shipped_pickup: 'Ready for pick-up',
    delivered: 'Delivered',
    delivered_pickup: 'Picked up',
    cancelled: 'Canceled',
    returned: 'Came back to us',
    refunded: 'Refunded',
  },
  help: {
    title: 'Need help?',
    whatsapp: 'WhatsApp {number}',
    whatsappText: 'Hello, I am writing about my order {number}, for {total}.',
    contact: 'Write to us with your order number:',
    account: 'This order is in your account: sign in to see it on another device.',
    joined: 'This order is in your account, and its link goes on working.',
  },
  /** Of an order without an account. */
  link: {
    title: 'Keep this link',
    text: 'It brings you back to your order at any time and shows where it stands. Whoever has it sees the same, so don’t publish it.',
    textWhileOpen:
      'It brings you back to your order at any time: where it stands, how to pay for it and how to cancel it. Whoever has it sees the same, so don’t publish it.',
    remembered: 'This browser remembers your order too, until you forget it in',
  },
  find: {
    title: 'Find your order',
    description: 'Return to an order you placed with {brand}, by its number and your e-mail.',
    lead: 'Every order has its own page: where it stands, how to pay for it and how to cancel it.',
    account: 'The orders of your account are in',
    here: {
      title: 'Placed in this browser',
      about:
        'Only this browser remembers them, and whoever uses it can open them. If it is not yours, forget them here: the orders stay as they are.',
      forget: 'Forget',
      forgetNamed: 'Forget order {number}',
      forgetAll: 'Forget all',
      forgotten: 'This browser no longer remembers order {number}.',
      allForgotten: 'This browser no longer remembers any order.',
    },
    search: {
      title: 'By its number and your e-mail',
      text: 'We send its link to the e-mail address you ordered with.',
      number: 'Order number',
      numberHint: 'For example, A-1001',
      email: 'E-mail of the order',
      submit: 'Send me the link',
      submitting: 'Sending…',
      done: 'If {email} has an order with that number, its link arrives there in a few minutes: once a day at most. Please check your spam folder too.',
      failed: 'We could not look for your order.',
      refused: {
        'too-many':
          'Too many searches came from your network. Try again in an hour, or write to us.',
        'letters-off':
          'We are not sending automatic e-mails right now. Write to us, and we’ll find it.',
      },
    },
    help: {
      title: 'Write to us',
      lettersOff:
        'Write to us from the e-mail address you ordered with, with the number if you have it, and we’ll send you the link.',
      lettersOn: 'No number, or nothing arrives? We’ll find it for you:',
      message: 'Hello, I’m looking for the link to my order.',
    },
  },
  offer: {
    title: 'Keep it in an account',
    text: 'A password is enough: we already have the name, the ID and the e-mail ({email}). Your next purchase will be quicker. Once you verify the e-mail and open this link, the order joins the account.',
    submit: 'Create my account',
    made: 'Your account is ready.',
    inUse:
      '{email} already has an account. Sign in with it and, if its e-mail is verified, this order joins it.',
  },
  joining: {
    title: 'This order and your account',
    unverified:
      'You placed it without an account. It joins yours once you verify {email} and open this link again.',
    history:
      'An order you placed with {email} without an account joins this list once you verify that e-mail and open its link.',
  },
  totals: {
    shipping: 'Shipping',
    shipping_pickup: 'Pick-up',
    discount: 'Discount',
    iva: 'The total includes {amount} of tax (IVA, {percent}%).',
  },
  payment: {
    title: 'Payment',
    method: 'How you pay',
    transfer: 'Bank transfer',
    onDelivery: 'On delivery',
    onDelivery_pickup: 'At pick-up',
    cash: 'Cash on delivery',
    cash_pickup: 'Cash at pick-up',
    received: 'Received on {date}',
    receivedPart: 'We received {total} on {date}',
    waiting: 'Pending',
    waitingPart: '{total} still due',
    toRefund: 'To be refunded',
    refunded: 'Refunded on {date}',
    refundedPart: 'A part was refunded on {date}',
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
    referenceNote: 'Exactly as it is: your order number',
    copied: '{name} copied.',
    receipt: 'Send the receipt by WhatsApp',
    receiptText:
      'Hello, I made the transfer for order {number}, {amount}. The receipt is attached.',
    receiptHint:
      'It opens with the number and the amount already written. It is optional: the reference tells us the payment is yours.',
  },
  cash: {
    title: 'On delivery',
    title_pickup: 'At pick-up',
    onceReady: 'Once we write to say that it is ready',
    isReady: 'It is ready',
    where: 'Where',
    whereNote: 'Give your order number: {number}.',
    amount: 'Exact amount to have ready, in cash',
    amount_gift: 'Who receives it pays exactly, in cash',
    when: 'When',
    between: 'Between {from} and {to}',
    on: 'On {day}',
    byAgreement: 'On the day we agree on',
    onItsWay: 'It is on its way',
    whenNote: 'We’ll write to {phone} to agree on the day. Public holidays do not count.',
    whom: 'Who to pay',
    whom_gift: 'Who is paid',
    courier: 'Whoever hands you the bottles',
    courier_gift: 'Whoever hands over the bottles',
    courierNote: 'They carry your order number: {number}.',
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
    moneyText: 'You’ll see it on this page, and we’ll pack your bottles.',
    moneyText_emailed: 'We’ll let you know by e-mail and pack your bottles.',
    receive: 'You receive it',
    receive_gift: 'The gift arrives',
    range: 'In {from} to {to} working days from the payment.',
    days_one: 'In {count} working day from the payment.',
    days_other: 'In {count} working days from the payment.',
    receiveText: 'Have an ID at hand: we deliver to adults only.',
    receiveText_gift: 'Whoever receives it shows an ID: we deliver to adults only.',
    agree: 'We agree on the day',
    agreeText: 'We’ll review your order and write to you.',
    leave: 'It sets off',
    leave_gift: 'The gift sets off',
    leaveText: 'You’ll see it on this page, with the date.',
    leaveText_emailed:
      'We’ll let you know by e-mail, and you’ll see it on this page, with the date.',
    review: 'We review it',
    reviewText: 'If anything is missing, we’ll write to you.',
    ready: 'Ready for pick-up',
    readyText: 'We’ll write to you, and you’ll see it on this page.',
    readyText_emailed: 'We’ll let you know by e-mail, and you’ll see it on this page.',
    pickUpAndPay: 'You pick it up and pay',
    pay: 'You receive it and pay',
    pay_gift: 'Who receives it pays',
    payText: 'With exactly {amount} and an ID: we deliver to adults only.',
    payText_gift: 'Exactly {amount}, with an ID: we deliver to adults only.',
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
    text: 'Until you have paid for it or it has left, you can cancel it at no cost. This cannot be undone.',
    text_pickup:
      'Until you have paid for it or it is ready for pick-up, you can cancel it at no cost. This cannot be undone.',
    transferMade:
      'If you have already made the transfer, don’t cancel: write to us. If you cancel all the same, we will return the money once it arrives.',
    confirm: 'Yes, cancel it',
    busy: 'Canceling…',
    keep: 'No, keep it',
    refused: {
      changed:
        'This order is already paid or on its way, so we could not cancel it. Write to us and we will help you.',
      changed_pickup:
        'This order is already paid or ready for pick-up, so we could not cancel it. Write to us and we will help you.',
      'order-not-found':
        'We could not cancel this order: it is in an account now. Sign in with it.',
    },
    failed: 'We could not cancel it.',
    done: 'Your order is canceled.',
    transferred:
      'If you had already made the transfer, write to us: once the money arrives, we will return it.',
  },
  correct: {
    action: 'Correct name, phone or address',
    action_pickup: 'Correct name or phone',
    save: 'Save the changes',
    saving: 'Saving…',
    back: 'Go back',
    saved: 'Done: we have corrected the delivery details.',
    failed: 'We could not save the changes.',
    email:
      'You can correct them until the order leaves. The e-mail address stays, since it shows whose order this is: to change it, write to {email}.',
    changed:
      'The order has changed while you were typing. If you save again, what you typed replaces what is stored.',
    refused: {
      'order-not-found':
        'We could not correct this order: it is in an account now. Sign in with it.',
      'step-impossible':
        'The order has left, so it cannot be corrected here any more. Write to {email} and we will help you.',
      'other-terms':
        'With that province, the shipping cost or the way to pay would change. Write to {email} and we will change it with you.',
      'too-many':
        'There were many corrections in a row. Write to {email} and we will change it with you.',
    },
  },
  again: {
    action: 'Order again',
    busy: 'Checking…',
    added_one: 'We put {count} bottle in your cart.',
    added_other: 'We put {count} bottles in your cart.',
    fewer: 'We have fewer left than you ordered: {names}.',
    limited: 'One order takes up to {most} bottles, so not all of these fit: {names}.',
    missing: 'No longer for sale: {names}.',
    full: 'No room in the cart for: {names}.',
    failed: 'We could not check what is still available.',
    toCart: 'View cart',
  },
} as const satisfies MessagesLike<typeof es>
