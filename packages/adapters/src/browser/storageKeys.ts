/*
 * Every key that the site uses in the browser's storage; the first four are set by spec section 9. Each
 * is an export, so that the bundle of the boot script contains only the keys that it reads.
 */
export const ageVerified = 'ageVerified'
export const cookieConsent = 'cookieConsent'
export const language = 'i18nextLng'
export const guestCart = 'cartItems'
export const guestCartId = 'cartId'
export const orderPress = 'orderPress'
export const guestOrders = 'guestOrders'
export const sessionHint = 'sessionTrace'
export const unsavedCheckout = 'unsavedCheckout'
export const adminSearches = 'adminSearches'
