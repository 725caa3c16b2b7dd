import type { MessagesLike } from '../../../shared/i18n/Messages.ts'
import type { es } from './es.ts'

export const en = {
  title: 'Checkout',
  lead: 'Order now, pay later.',
  description: 'Confirm your {brand} order: delivery, payment and total.',
  opening: 'Opening your order…',
  looking: 'Checking whether your order has been placed…',
  lookFailed: 'We could not check whether your last order was placed.',
  loadFailed: 'We could not prepare your order.',
  placed: {
    title: 'Your order is placed',
    text: 'We received it under the number {id}; there is no need to repeat it. Only its page could not be opened.',
    open: 'Open my order',
  },
  emptyTitle: 'Nothing to order yet',
  emptyText: 'Your cart is empty. Choose a bottle and come back.',
  browse: 'See the bottles',
  account: {
    title: 'Your account',
    lead: 'It is created with the order, in the same step.',
    signInLead: 'Your cart and your delivery details come with your account.',
    hasAccount: 'Already have an account?',
    toSignIn: 'Sign in',
    noAccount: 'Is this your first order?',
    withOrder: 'Create the account with the order',
    or: 'or with your e-mail',
    passwordHint:
      'At least {count} characters. With it you follow your order, and the next one already has your details. If you have an account, type its password.',
    signedInAs: 'Signed in as',
    leave: 'Use another account',
    own: {
      title: 'You already have an account with this e-mail',
      password: 'Its password is another one: type it and carry on right here',
      google: 'Did you create it with Google? Continue with its button',
      wrong:
        'This password does not open the account of {email}. Type the right one; everything else you typed stays here.',
      reset: 'Recover your access',
    },
  },
  arrived: {
    title_one: 'You are signed in: your cart had one more bottle',
    title_other: 'You are signed in: your cart had {count} more bottles',
    bottles: '{quantity} {name}',
    text: 'Added to your order: {bottles}. Review it and confirm.',
    line: 'Was in your account',
  },
  delivery: {
    title: 'Delivery',
    edit: 'Change',
    editNamed: 'Change the delivery',
    useEdit:
      'Some delivery details are missing: complete them here. Later, “Edit” in your profile changes them.',
    contact: '{telefono}, cédula {cedula}',
    telefonoHint: 'We only call to arrange the delivery.',
    street: 'Street and number',
    streetHint: 'Main street, number and cross street.',
    addressTooLong:
      'The address with its landmark takes up to {most} characters: please shorten it.',
    city: 'City',
    province: 'Province',
    noProvince: 'Choose one',
    reference: 'Landmark (optional)',
    referenceHint: 'A building, a park, the color of the house.',
  },
  notes: {
    add: 'Add notes for the delivery',
    label: 'Notes for the delivery',
    hint: 'A time of day, who will receive it, a gift message. Up to {most} characters.',
    left_one: '{count} character left.',
    left_other: '{count} characters left.',
    over_one: '{count} character too many: please shorten the text a little.',
    over_other: '{count} characters too many: please shorten the text a little.',
  },
  payment: {
    title: 'Payment',
    lead: 'Choose how; you pay after ordering.',
    editNamed: 'Change the payment',
    transfer: 'From your bank, after ordering.',
    onDelivery: 'In cash, once you have the bottles.',
    transferSteps: {
      account: 'You order, and we give you the account, the amount and the reference.',
      bank: 'You order, and see the account ({bank}), the amount and the reference.',
      byEmail: 'You order, we review it and write to you with the account’s details.',
      transfer: 'You transfer from your bank, with the order’s number as the reference.',
      sent: 'The money arrives and we pack your bottles.',
      /** Instead of the last step, where the shop sends automatic e-mails. */
      sentEmailed: 'The money arrives, we let you know by e-mail and pack your bottles.',
    },
    onDeliverySteps: {
      day: 'You order, and we write to you to agree on the day.',
      /** Instead, where the shop sends automatic e-mails. */
      dayEmailed:
        'You order, get an e-mail with the details, and we write to you to agree on the day.',
      adult: 'An adult receives the bottles and shows an ID.',
      pay: 'You pay {total} in cash.',
    },
  },
  order: {
    title: 'Your order',
    bottles_one: 'Your order, {count} bottle',
    bottles_other: 'Your order, {count} bottles',
    show: 'Show details',
    hide: 'Hide details',
    confirm: 'Confirm',
    toCart: 'Edit the cart',
    quantity: '{quantity} × {price}',
    adult: 'I confirm that I am 18 or older.',
    adultMissing: 'Confirm that you are of legal age to place the order.',
    terms: 'By ordering you accept the',
    termsLink: 'terms of sale',
    accountToo: 'and your account is created under the',
    privacyLink: 'privacy policy',
    place: 'Place the order · {total}',
    placing: 'Placing your order…',
    noCharge: 'Nothing is charged now.',
  },
  errors: {
    title_one: 'Check {count} field to place your order',
    title_other: 'Check {count} fields to place your order',
    recall_one: 'Check {count} field.',
    recall_other: 'Check {count} fields.',
    show: 'See which',
    missing: {
      email: 'Your e-mail is missing',
      password: 'A password is missing',
      nombre: 'Your name is missing',
      cedula: 'Your cédula is missing',
      telefono: 'Your phone is missing',
      direccion: 'The street and number are missing',
      city: 'The city is missing',
      province: 'No province is chosen',
      reference: 'The landmark is missing',
      notes: 'The notes are missing',
      adult: 'Your age is not confirmed',
    },
    wrong: {
      email: 'The e-mail is not complete',
      password: 'The password is too short',
      nombre: 'The name is too long',
      cedula: 'The cédula is too long',
      telefono: 'The phone number is too long',
      direccion: 'The address is too long',
      city: 'The city is too long',
      province: 'The province is not on the list',
      reference: 'The landmark is too long',
      notes: 'The notes are too long',
      adult: 'Your age is not confirmed',
    },
  },
  wait: {
    title: 'Your e-mail is not confirmed yet',
    sent: 'We sent a link to',
    notSent: 'We could not send the link yet to',
    open: '. Open it when it arrives, here or on another device: this page notices and places the order by itself.',
    waiting:
      'Waiting for your confirmation. Your order has not been placed yet; what you typed is kept.',
    notYet:
      'Your confirmation has not reached us yet. Open the link in the e-mail; we are still waiting.',
    confirmed: 'Your e-mail is confirmed. Placing your order…',
    check: 'I have confirmed it',
    otherEmail: 'Use another e-mail',
    spam: 'Not there? Check your spam folder.',
    kept: 'What is kept',
  },
  blocked: {
    'cart-empty': 'Your cart is empty.',
    'ordered-recently':
      'You placed an order a moment ago. You can place the next one at {time}; your cart stays here.',
    'too-many-lines':
      'An order takes up to {most} different products, and your cart holds {count}. Remove some, or place another order later.',
    'too-many-bottles':
      'An order holds up to {most} bottles and your cart has {count}. Remove some, or place another order later.',
    'product-unavailable': 'To place the order, remove what is not available.',
    'stock-too-low': 'To place the order, lower the quantities that exceed what is left.',
    'transfer-not-offered': 'To place the order, choose to pay on delivery.',
  },
  limits: {
    verified: 'You need an account with a verified e-mail address to order.',
    bottlesFull: 'An order takes up to {most} bottles, and yours has that many.',
    orderFull: 'An order takes up to {most} different products, and yours has that many.',
    cartFull: 'Your cart is full: it holds {count} different products.',
  },
  failed: {
    outage:
      'We could not confirm your order. {reason} What you typed is still here, and however often you try, only one order will be placed.',
    'cart-changed':
      'Your cart changed in another window or on another device. Review it and confirm again.',
    'new-release':
      'Your order was not placed: this page is from before the site’s last update. Reload it and confirm again; your cart and what you typed are kept.',
    'sales-paused':
      'Sales were paused just before your order, so nothing was ordered. Your cart and what you typed are still here.',
    refused:
      'Something changed while you were confirming: a price, the stock or the shipping. We have updated it; review it and confirm again.',
  },
} as const satisfies MessagesLike<typeof es>
