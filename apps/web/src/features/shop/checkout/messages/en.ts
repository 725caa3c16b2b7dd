import type { MessagesLike } from '@storefront/i18n'

import type { es } from './es.ts'

export const en = {
  title: 'Checkout',
  lead: 'Order now, pay later.',
  leadGuest: 'Order now, pay later. You don’t need an account.',
  description: 'Confirm your {brand} order: delivery, payment and total.',
  loadFailed: 'We could not prepare your order.',
  person: {
    title: 'Your details',
    hasAccount: 'Have an account?',
    signIn: 'Sign in',
    signedInAs: 'Signed in as',
    edit: 'Edit your details',
    useEdit:
      'Some details are missing for your order: complete them here. Later, you can change them with “Edit” in your profile.',
  },
  delivery: {
    title: 'Delivery',
    edit: 'Edit the address',
    way: 'How you get it',
    ship: 'Ship to an address',
    pickup: 'Pick up, free',
    isGift: 'It is a gift: somebody else receives it',
    receiverName: 'Name of who receives it',
    receiverTelephone: 'Phone of who receives it',
    receiverTelephoneHint: 'For the courier, at the door. We agree on the day with you.',
    receiverShows: 'Whoever receives it shows an ID at the door: we deliver to adults only.',
    savesProfile: 'Use these details next time',
    pickupText: 'We’ll write to you when it is ready. An adult must pick it up and show an ID.',
  },
  remarks: {
    notes: {
      add: 'Add notes for the delivery',
      label: 'Notes for the delivery',
      hint: 'A time of day, who will receive it, the doorbell. Up to {most} characters.',
    },
    giftNote: {
      add: 'Add a note for the gift',
      label: 'Note for the gift',
      hint: 'We write it by hand on a card, without prices. Up to {most} characters.',
    },
    left_one: '{count} character left.',
    left_other: '{count} characters left.',
    over_one: '{count} character too many: please shorten the text a little.',
    over_other: '{count} characters too many: please shorten the text a little.',
  },
  payment: {
    title: 'Payment',
    lead: 'Choose how; you pay after ordering.',
    transfer: 'From your bank, after ordering.',
    onDelivery: 'In cash, once you have the bottles.',
    onDelivery_gift: 'In cash, once the bottles arrive: whoever receives them pays.',
    receiverPays: 'I confirm: whoever receives it pays {total} on delivery',
    transferSteps: {
      account: 'You order, and see the account, the amount and the reference.',
      transfer: 'You transfer from your bank, with the order’s number as the reference.',
      sent: 'The money arrives and we pack your bottles.',
      sent_emailed: 'The money arrives, we let you know by e-mail and pack your bottles.',
    },
    onDeliverySteps: {
      day: 'You order, and we write to you to agree on the day.',
      day_pickup: 'You order, and we write to you when it is ready.',
      adult: 'An adult receives the bottles and shows an ID.',
      adult_pickup: 'An adult picks the bottles up and shows an ID.',
      pay: 'You pay {total} in cash.',
      pay_gift: 'Whoever receives it pays {total} in cash.',
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
    refusedLine: 'It can no longer be ordered like this.',
    terms: 'By ordering you accept the',
    place: 'Place the order · {total}',
    placing: 'Placing your order…',
  },
  errors: {
    title_one: 'Check {count} field to place your order',
    title_other: 'Check {count} fields to place your order',
    recall_one: 'Check {count} field.',
    recall_other: 'Check {count} fields.',
    show: 'See which',
    missing: {
      nombre: 'Your name is missing.',
      cedula: 'Your cédula is missing.',
      businessName: 'The business name is missing.',
      email: 'Your e-mail is missing.',
      telefono: 'Your phone is missing.',
      direccion: 'The street and number are missing.',
      city: 'The city is missing.',
      province: 'No province is chosen.',
      reference: 'The landmark is missing.',
      notes: 'The notes are missing.',
      giftNote: 'The note for the gift is missing.',
      receiverName: 'The name of who receives it is missing.',
      receiverTelephone: 'The phone of who receives it is missing.',
      receiverPays: 'Confirm that whoever receives it pays, or choose a bank transfer.',
    },
    wrong: {
      receiverName: 'Please write the name of who receives it out in letters.',
      receiverTelephone: 'Enter the phone of who receives it, such as +593 99 123 4567.',
    },
    tooLong: {
      nombre: 'The name is too long.',
      cedula: 'The cédula is too long.',
      businessName: 'The business name is too long.',
      email: 'The e-mail is too long.',
      telefono: 'The phone number is too long.',
      direccion: 'With its landmark the address takes up to {most} characters: please shorten it.',
      city: 'The city is too long.',
      province: 'The province is too long.',
      reference: 'The landmark is too long.',
      notes: 'The notes are too long.',
      giftNote: 'The note for the gift is too long.',
      receiverName: 'The name of who receives it is too long.',
      receiverTelephone: 'The phone of who receives it is too long.',
      receiverPays: 'Confirm that whoever receives it pays.',
    },
  },
  blocked: {
    'cart-empty': 'Your cart is empty.',
    'too-many-bottles':
      'An order holds up to {most} bottles and your cart has {count}. Remove some, or place another order later.',
    'product-unavailable': 'To place the order, remove what is not available.',
    'stock-too-low': 'To place the order, lower the quantities that exceed what is left.',
    'transfer-not-offered': 'To place the order, choose to pay on delivery.',
    'on-delivery-not-offered':
      'We do not sell online to this province yet. Write to us, and we will find a way to get it to you.',
  },
  refused: {
    outage:
      'We could not confirm your order. {reason} What you typed is still here, and it is safe to press again: only one order will be placed.',
    'total-changed':
      'Your order has not been placed yet: the total changed from {before} to {now}. If that is all right, press again.',
    'prices-changed':
      'Your order has not been placed yet: the price of a bottle changed. Check it and, if that is all right, press again.',
    'placed-before':
      'When you pressed before, another order was placed, which cannot be seen with the present session. If you want this one as well, press again.',
    openOrder: 'Open that order',
    'too-many-open-orders':
      'This order was not placed: there are already {most} unpaid orders with your details. Pay or cancel one of them, then press again.',
    'too-many':
      'This order was not placed: many orders came from your connection in the last hour. Wait a while and press again; what you typed is still here.',
    'pickup-not-offered':
      'This order was not placed: it can no longer be picked up at that address. Check the delivery and press again.',
    'sales-paused':
      'This order was not placed: sales are paused. Your cart and what you typed are still here.',
    'transfer-not-offered':
      'This order was not placed: we cannot take bank transfers right now. Choose to pay on delivery and press again.',
    'on-delivery-not-offered':
      'This order was not placed: in that province you can no longer pay on delivery. Choose another way to pay and press again.',
    'product-unavailable':
      'This order was not placed: one of the bottles is no longer for sale. We have marked it in your order.',
    'stock-too-low':
      'This order was not placed: there are fewer bottles left than you ordered. We have marked them in your order.',
    'too-many-bottles':
      'This order was not placed: it has more bottles than an order may hold. Remove some and press again.',
    'cart-empty': 'This order was not placed: your cart is empty.',
  },
} as const satisfies MessagesLike<typeof es>
