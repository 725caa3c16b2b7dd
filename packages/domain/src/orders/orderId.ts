/** Crockford's base 32: no I, L, O or U, which are misread or misheard on the telephone. */
const alphabet = '0123456789ABCDEFGHJKMNPQRSTVWXYZ'

/** Characters of an order's id, and random bytes that make one: 32 to the 10th are enough ids. */
export const orderIdLength = 10

/**
 * An order's id, short enough to be read out (spec section 16.3).
 *
 * @param bytes random ones, `orderIdLength` of them; each gives one character, all equally likely
 */
export function orderIdFrom(bytes: Uint8Array): string {
  return Array.from(bytes, (byte) => alphabet[byte % alphabet.length]).join('')
}

/** Whether a text may be such an id. */
export function isOrderId(text: string): boolean {
  return text.length === orderIdLength && Array.from(text).every((sign) => alphabet.includes(sign))
}
