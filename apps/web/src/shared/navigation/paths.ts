import { fallbackLanguage, type Language, languages } from '@storefront/domain'
import { brand } from '../../content/brand.ts'

const prefixes = { es: '', en: '/en' } as const satisfies Record<Language, string>

/** A path of the site in a language: Spanish is unprefixed, English lives under `/en`. */
export function localizedPath(path: string, language: Language): string {
  return `${prefixes[language]}${path}`
}

/**
 * Takes an address apart: its language, and its path without the language's prefix. The path stays
 * as it is spelled, so that it can be followed again.
 */
export function splitPath(pathname: string): {
  readonly language: Language
  readonly path: string
} {
  const [, first = '', ...rest] = pathname.split('/')
  return readEscapes(first).toLowerCase() === 'en'
    ? { language: 'en', path: `/${rest.join('/')}` }
    : { language: 'es', path: pathname }
}

/** As the router reads it: an escaped letter is that letter. */
function readEscapes(segment: string): string {
  try {
    return decodeURIComponent(segment)
  } catch {
    // A malformed escape is no page of the site; it stays as it stands.
    return segment
  }
}

/** A page in one language, as `hreflang` has it. */
export interface Alternate {
  /** `x-default` for whoever reads none of the languages. */
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
