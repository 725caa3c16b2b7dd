/*
 * Every key the site uses in the browser's storage; the first four are the spec's (section 9). Each is exported by
 * itself, so that the boot script holds those alone that it reads.
 */
export const ageVerified = 'ageVerified'
export const cookieConsent = 'cookieConsent'
export const language = 'i18nextLng'
export const guestCart = 'cartItems'
export const guestCartMergeId = 'cartMergeId'
export const cartChanges = 'cartChanges'
export const sessionHint = 'sessionTrace'
export const orderIdempotencyKey = 'orderAttempt'
export const unsavedCheckout = 'unsavedCheckout'
export const adminSearches = 'adminSearches'
