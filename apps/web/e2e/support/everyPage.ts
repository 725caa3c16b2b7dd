import { languages, type Language } from '@storefront/domain'
import { localizedPath } from '@storefront/i18n'

import { pages, type PageEntry } from '../../src/app/pages.ts'
import type { Visitor } from './visitors.ts'

export { languages }

/** Every page without a parameter in its path. */
export const everyPage = Object.values<PageEntry>(pages).filter(({ path }) => !path.includes(':'))

/** The paths of the public pages in a language. */
export function publicPaths(language: Language): readonly string[] {
  return everyPage
    .filter((entry) => entry.access === 'public')
    .map((entry) => localizedPath(entry.path, language))
}

/** The visitor for whom a page is made. */
export function visitorFor({ access }: PageEntry): Visitor {
  return access === 'public' ? 'adult' : access
}
