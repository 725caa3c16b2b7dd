import { type Language, languages } from '@storefront/domain'

import { type PageEntry, pages } from '../../src/app/pages.ts'
import { localizedPath } from '../../src/shared/navigation/paths.ts'
import type { Visitor } from './visitors.ts'

export { languages }

/** Every page that has one address. */
export const everyPage = Object.values<PageEntry>(pages).filter(({ path }) => !path.includes(':'))

/** The pages that anybody may see, as addresses of a language. */
export function publicPaths(language: Language): readonly string[] {
  return everyPage
    .filter((entry) => entry.access === 'public')
    .map((entry) => localizedPath(entry.path, language))
}

/** Whether a page is laid out as another is, which stands for it in the gate. */
export const isLikeAnother = (path: string): boolean =>
  [pages.tripleDistilled, pages.register, pages.resetPassword, pages.verify, pages.terms].some(
    (page) => page.path === path,
  )

/** Whom a page is made for. */
export function visitorFor({ access }: PageEntry): Visitor {
  return access === 'public' ? 'adult' : access
}
