export const settings = {
  description: 'Shipping and pausing sales of the {brand} shop.',
  failed: 'We could not read the settings.',
  shippingTitle: 'Shipping',
  shipping: 'Cost of shipping',
  shippingHint: 'In dollars, per order.',
  freeShippingFrom: 'Free shipping from',
  freeShippingHint: 'Subtotal in dollars. Empty: it is never free.',
  pauseTitle: 'Pausing sales',
  salesPaused: 'Pause sales (dry law)',
  pauseText: 'Meanwhile the shop can be visited, but nobody can place an order.',
  messageEs: 'Message in Spanish',
  messageEn: 'Message in English',
  messageHint: 'Empty: the site uses its own words.',
  paused: 'Sales are paused.',
  saved: 'The settings are saved.',
  'settings-changed':
    'Somebody changed the settings in the meantime. Nothing was saved: what you typed is still here. Check it and save again.',
} as const
