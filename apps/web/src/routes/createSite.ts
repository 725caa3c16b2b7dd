import { createWords, type Words } from '../i18n/createWords.ts'
import { createLazyPage, createLazyPages, isPageAt, type LazyPage } from './createLazyPages.ts'
import { splitPath } from './paths.ts'

/** The namespace of what stands around every page. */
export const shellFeature = 'shell'

/** The site's pages and words, loaded as they are needed. */
export interface Site {
  readonly pages: readonly LazyPage[]
  /** What answers every other address. */
  readonly notFound: LazyPage
  readonly words: Words
  /** Brings the page at an address with its words, so that it can be shown in one go. */
  readonly load: (pathname: string) => Promise<void>
}

export function createSite(): Site {
  const pages = createLazyPages()
  const notFound = createLazyPage(null, shellFeature, () => import('./NotFoundPage.tsx'))
  const words = createWords()
  return {
    pages,
    notFound,
    words,
    async load(pathname) {
      const { language } = splitPath(pathname)
      const page = pages.find((candidate) => isPageAt(candidate, pathname)) ?? notFound
      await Promise.all([
        words.load(language, shellFeature),
        words.load(language, page.feature),
        page.load(),
      ])
    },
  }
}
