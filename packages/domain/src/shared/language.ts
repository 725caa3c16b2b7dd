/** The site's languages; Spanish is the fallback (spec section 9). */
export const languages = ['es', 'en'] as const

export type Language = (typeof languages)[number]

/** The language of what is written in no other one. */
export const fallbackLanguage: Language = 'es'

/** A content in every language. */
export type Localized<T> = Readonly<Record<Language, T>>

/** The site's language for a language tag such as "en", "en-GB" or "ES", or null. */
export function parseLanguage(tag: string | null | undefined): Language | null {
  const primary = tag?.toLowerCase().split('-')[0]
  return languages.find((language) => language === primary) ?? null
}
