import type { BankAccount, Language, LetterKind, Order, ShopSettings } from '@storefront/domain'

/** What the words of a letter are made from. */
export interface LetterData {
  readonly order: Order
  readonly settings: ShopSettings
  readonly bankAccount: BankAccount | null
  /** The site's origin, without a slash at the end. */
  readonly siteUrl: string
}

export interface RenderedLetter {
  readonly subject: string
  readonly html: string
  readonly text: string
}

/** Writes a letter in a language. */
export async function renderLetter(
  kind: LetterKind,
  { order, siteUrl }: LetterData,
  language: Language,
): Promise<RenderedLetter> {
  const text = `${kind} ${order.number} (${language}) ${siteUrl}`
  return Promise.resolve({ subject: text, html: `<p>${text}</p>`, text })
}
