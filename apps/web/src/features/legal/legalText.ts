import type { Localized } from '@storefront/domain'

/** A numbered part of a legal text. */
export interface Clause {
  /** Its address on the page, the same in both languages. */
  readonly id: string
  readonly title: Localized<string>
  /** Paragraphs; one that is several strings is a list. */
  readonly body: Localized<readonly (string | readonly string[])[]>
  readonly records?: readonly StoredRecord[]
}

/** Something the site keeps about a visitor. */
export interface StoredRecord {
  readonly what: Localized<string>
  /** The names it is stored under, where a visitor can look it up. */
  readonly keys?: readonly string[]
  readonly where: Localized<string>
  readonly why: Localized<string>
  readonly howLong: Localized<string>
}

/** What the owner still has to fill in stands in square brackets. */
export interface LegalText {
  readonly lead: Localized<string>
  readonly clauses: readonly Clause[]
}
