/** Crockford's base 32: without I, L, O and U, which are easily misread. */
const alphabet = '0123456789ABCDEFGHJKMNPQRSTVWXYZ'

/** Length of a press in characters, and of its random bytes. */
export const pressLength = 20

/**
 * Creates a press: the idempotency key of a command (spec section 16.3). What is sent again with the same press is done
 * once. The press that places an order is the order's id, and opens the page of one without an account.
 *
 * @param bytes `pressLength` random bytes; each becomes one character, all equally likely
 */
export function pressFrom(bytes: Uint8Array): string {
  return Array.from(bytes, (byte) => alphabet[byte % alphabet.length]).join('')
}

/** A new press. */
export const newPress = (): string =>
  pressFrom(globalThis.crypto.getRandomValues(new Uint8Array(pressLength)))

/** Whether a text has the form of a press, and so of an order's id. */
export const isPress = (text: string): boolean => /^[A-Za-z0-9]{20}$/.test(text)
