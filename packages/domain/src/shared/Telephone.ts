/** A number that can be called from anywhere. */
export interface Telephone {
  /** `+`, the code of the country and the number, without spaces: `+593991234567`. */
  readonly e164: string
  /** Whether it can be a mobile phone's, which can have WhatsApp. In some countries nobody can tell. */
  readonly isMobile: boolean
}

/**
 * Reads a telephone number as it is typed, Ecuador's without a code; of several the first. Null if it cannot be called.
 * `readTelephone` of `@storefront/domain/telephone` is its one function, an argument because of its size (docs/decisions/084).
 */
export type ReadTelephone = (typed: string) => Telephone | null

/** The number to call, in E.164; empty if the typed text has none that can be called. */
export const e164Of = (typed: string, readTelephone: ReadTelephone): string =>
  readTelephone(typed)?.e164 ?? ''
