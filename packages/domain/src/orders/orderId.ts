/** Crockford's base 32: without I, L, O and U, which are easily misread, or misheard on the telephone. */
const alphabet = '0123456789ABCDEFGHJKMNPQRSTVWXYZ'

/** Length of an order's id in characters, and of its random bytes. */
export const orderIdLength = 10

/**
 * Creates an order's id, short enough to be read out (spec section 16.3).
 *
 * @param bytes `orderIdLength` random bytes; each becomes one character, all equally likely
 */
export function orderIdFrom(bytes: Uint8Array): string {
  return Array.from(bytes, (byte) => alphabet[byte % alphabet.length]).join('')
}

/** Whether a text has the form of such an id. */
export function isOrderId(text: string): boolean {
  return text.length === orderIdLength && Array.from(text).every((sign) => alphabet.includes(sign))
}
