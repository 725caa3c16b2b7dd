/** A number that can be called from anywhere. */
export interface Telephone {
  /** `+`, the code of the country and the number, without spaces: `+593991234567`. */
  readonly e164: string
  /** Whether it can be a mobile phone's, which can have WhatsApp. In some countries nobody can tell. */
  readonly isMobile: boolean
}

/**
 * Reads a telephone number in whatever way it is typed; a number without the code of a country is Ecuador's. Of
 * several it takes the first. Null if it cannot be called: it is incomplete, or not a number of its country.
 *
 * `readTelephone` of `@storefront/domain/telephone` is the one function of this type. It is an argument wherever it
 * is needed, because its tables of all countries are larger than a page (docs/decisions/084).
 */
export type ReadTelephone = (typed: string) => Telephone | null

/** The number to call, in E.164; empty if the typed text has none that can be called. */
export const e164Of = (typed: string, readTelephone: ReadTelephone): string =>
  readTelephone(typed)?.e164 ?? ''
