import type { MessagesLike } from '../../../shared/i18n/Messages.ts'
import type { es } from './es.ts'

export const en = {
  title: 'Checkout',
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
  delivery: {
    title: 'Delivery',
    edit: 'Edit',
    useEdit: 'Some delivery details are missing. Use “Edit” to complete them.',
    save: 'Save details',
    saving: 'Saving…',
    discard: 'Discard',
    saved: 'Details updated',
    failed: 'There was an error updating your details',
    emailFixed: 'Your account’s e-mail: this is where we write to you.',
    telefonoHint: 'To arrange the delivery.',
    direccionHint: 'Main street, number and cross street.',
    addressTooLong:
      'The address with its landmark takes up to {most} characters: please shorten it.',
    city: 'City',
    province: 'Province',
    noProvince: 'None chosen',
    reference: 'Landmark',
    optional: 'Optional.',
    referenceHint: 'Optional: a building, a park, the color of the house.',
  },
  notes: {
    label: 'Notes for the delivery',
    hint: 'Optional: a time of day, who will receive it, a gift message. Up to {most} characters.',
    left_one: '{count} character left.',
    left_other: '{count} characters left.',
    over_one: '{count} character too many: please shorten the text a little.',
    over_other: '{count} characters too many: please shorten the text a little.',
  },
  order: {
    title: 'Your order',
    show: 'Show',
    hide: 'Hide',
    confirm: 'Confirm',
    toCart: 'Edit the cart',
    quantity: '{quantity} × {price}',
    adult: 'I confirm that I am 18 or older.',
    terms: 'I have read and accept the',
    termsLink: 'terms of sale',
    adultMissing: 'Confirm that you are of legal age to place the order.',
    termsMissing: 'Accept the terms of sale to place the order.',
    place: 'Place the order · {total}',
    placing: 'Placing your order…',
    noCharge: 'Nothing is charged now.',
  },
  blocked: {
    'cart-empty': 'Your cart is empty.',
    'ordered-recently':
      'You placed an order a moment ago. You can place the next one at {time}; your cart stays here.',
    'notes-too-long': 'Shorten the notes to place the order.',
    'too-many-lines':
      'An order takes up to {most} different products, and your cart holds {count}. Remove some, or place another order later.',
    'too-many-bottles':
      'An order holds up to {most} bottles and your cart has {count}. Remove some, or place another order later.',
    'email-unverified':
      'To place the order, verify your e-mail: open the link we sent you, or ask for another in your profile.',
    'customer-incomplete': 'Complete your delivery details with “Edit” to place the order.',
    'product-unavailable': 'To place the order, remove what is not available.',
    'stock-too-low': 'To place the order, lower the quantities that exceed what is left.',
    'transfer-not-offered': 'To place the order, choose to pay on delivery.',
    editing: 'Save or discard the changes to your details to place the order.',
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
