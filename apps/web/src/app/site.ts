import type { Language } from '@storefront/domain'
import type { ComponentType } from 'react'

import { namespacesOf, type PageEntry } from './pages.ts'
import { createWords, type Words } from './words.ts'

interface PageModule {
  readonly Page: ComponentType
}

const modules = import.meta.glob<PageModule>([
  '../features/*/*Page.tsx',
  '../features/*/*/*Page.tsx',
])

/** The code and the words of the site's pages, loaded when they are needed. */
export interface Site {
  readonly words: Words
  /**
   * Loads a page with its words, so that it renders without suspending. Rejects when a file cannot be loaded.
   *
   * @param page null for the 404 page
   */
  readonly loadPage: (page: PageEntry | null, language: Language) => Promise<ComponentType>
}

export function createSite(): Site {
  const words = createWords()
  return {
    words,
    async loadPage(page, language) {
      const [{ Page }] = await Promise.all([
        page === null ? import('./errors/NotFoundPage.tsx') : importPage(page),
        words.load(language, page === null ? [] : namespacesOf(page)),
      ])
      return Page
    },
  }
}

function importPage({ module }: PageEntry): Promise<PageModule> {
  const importModule = modules[`../features/${module}.tsx`]
  if (importModule === undefined) throw new Error(`No page module ${module}`)
  return importModule()
}
