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

const press = `[${alphabet}]{${pressLength}}`
const wholePress = new RegExp(`^${press}$`)
const firstPress = new RegExp(`^[^0-9A-Z]*(${press})(?![0-9A-Z])`)
const anyPress = new RegExp(`(?<![0-9A-Z])${press}(?![0-9A-Z])`, 'gi')

/** Whether a text has the form of a press, and so of an order's id. */
export const isPress = (text: string): boolean => wholePress.test(text)

/**
 * The press at the end of a link, as people paste links: also in lower case, and with the punctuation, quotes or spaces of
 * the sentence around it. Null if there is none.
 */
export const pressIn = (text: string): string | null =>
  firstPress.exec(text.toUpperCase())?.[1] ?? null

/** Shortens each press in a text to its first characters, which find a document and open none: for logs and error reports. */
export const withoutPresses = (text: string): string =>
  text.replaceAll(anyPress, (found) => `${found.slice(0, 6)}…`)
