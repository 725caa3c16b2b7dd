import { brand } from '@storefront/brand'
import { fallbackLanguage, languages, type Language } from '@storefront/domain'

const prefixes = { es: '', en: '/en' } as const satisfies Record<Language, string>

/** Adds a language's prefix to a path: none for Spanish, `/en` for English. */
export function localizedPath(path: string, language: Language): string {
  return `${prefixes[language]}${path}`
}

/**
 * Splits a path into its language and the path without the language's prefix. The case and the escapes of
 * the path do not change, so that it still works as an address.
 */
export function splitPath(pathname: string): {
  readonly language: Language
  readonly path: string
} {
  const [, first = '', ...rest] = pathname.split('/')
  return decodeSegment(first).toLowerCase() === 'en'
    ? { language: 'en', path: `/${rest.join('/')}` }
    : { language: 'es', path: pathname }
}

/** Decodes escapes, as the router does. */
function decodeSegment(segment: string): string {
  try {
    return decodeURIComponent(segment)
  } catch {
    // No page of the site has a malformed escape: return it unchanged.
    return segment
  }
}

/** A page in one language, for a `hreflang` link. */
export interface Alternate {
  /** `x-default` is for visitors who read none of the languages. */
  readonly hrefLang: Language | 'x-default'
  readonly url: string
}

/** The same page in every language, as absolute URLs. */
export const alternatesOf = (path: string): readonly Alternate[] =>
  [...languages, 'x-default' as const].map((hrefLang) => ({
    hrefLang,
    url:
      brand.siteUrl + localizedPath(path, hrefLang === 'x-default' ? fallbackLanguage : hrefLang),
  }))
