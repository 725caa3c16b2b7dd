import type { Language } from '../shared/language.ts'

/** Somebody who wants to hear when a product can be bought. */
export interface WaitingPerson {
  readonly email: string
  /** In which language to write. */
  readonly language: Language
  /** Since when the address is on the list, in ms since 1970; after a letter that was not sent, when that was written. */
  readonly at: number
  /** 20 random characters, which take the address off the list by a letter's link. */
  readonly key: string
}

/** Who waits for a product, oldest first. */
export interface WaitingList {
  /** The product's id. */
  readonly id: string
  readonly people: readonly WaitingPerson[]
}

/** At most this many addresses wait for a product: a list is one document. */
export const maxWaitingPeople = 2_000

/** At most this many are written to at once: each letter is a document of one commit. */
export const maxToldAtOnce = 200
