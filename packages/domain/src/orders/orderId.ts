/** Crockford's base 32: without I, L, O and U, which are easily misread. */
const alphabet = '0123456789ABCDEFGHJKMNPQRSTVWXYZ'

/** Length of an order's id in characters, and of its random bytes. */
export const orderIdLength = 20

/**
 * Creates an order's id: an opaque key, which is also its idempotency key (spec section 16.3). People read
 * the order's number instead.
 *
 * @param bytes `orderIdLength` random bytes; each becomes one character, all equally likely
 */
export function orderIdFrom(bytes: Uint8Array): string {
  return Array.from(bytes, (byte) => alphabet[byte % alphabet.length]).join('')
}

/** Whether a text has the form of a new order's id. The ids of old orders have other forms. */
export function isOrderId(text: string): boolean {
  return /^[A-Za-z0-9]{20}$/.test(text)
}

const orderNumberLength = 10

/**
 * Whether a text has the form of an order's number: ten hexadecimal digits, or ten characters of base 32 in
 * orders whose number is their id, because they were placed before numbers existed.
 */
export function isOrderNumber(text: string): boolean {
  return (
    text.length === orderNumberLength &&
    Array.from(text).every((character) => alphabet.includes(character))
  )
}
