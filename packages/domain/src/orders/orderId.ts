/** Crockford's base 32: without I, L, O and U, which are easily misread. */
const alphabet = '0123456789ABCDEFGHJKMNPQRSTVWXYZ'

/** Length of an order's id in characters, and of its random bytes. */
export const orderIdLength = 20

/**
 * Creates an order's id, which is also its idempotency key (spec section 16.3), and opens the page of an order
 * without an account. People read the order's number instead.
 *
 * @param bytes `orderIdLength` random bytes; each becomes one character, all equally likely
 */
export function orderIdFrom(bytes: Uint8Array): string {
  return Array.from(bytes, (byte) => alphabet[byte % alphabet.length]).join('')
}

/** Whether a text has the form of an order's id. */
export function isOrderId(text: string): boolean {
  return /^[A-Za-z0-9]{20}$/.test(text)
}
