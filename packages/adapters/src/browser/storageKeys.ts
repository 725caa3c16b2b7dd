/** Every key the site uses in the browser's storage; the first four are the spec's (section 9). */
export const storageKeys = {
  ageVerified: 'ageVerified',
  cookieConsent: 'cookieConsent',
  language: 'i18nextLng',
  guestCart: 'cartItems',
  guestCartMergeId: 'cartMergeId',
  cartChanges: 'cartChanges',
  sessionTrace: 'sessionTrace',
  orderIdempotencyKey: 'orderAttempt',
  unsavedCheckout: 'unsavedCheckout',
  adminSearches: 'adminSearches',
} as const
