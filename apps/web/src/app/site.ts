import { languages } from '@storefront/domain'
import { type ComponentType, createContext, useContext } from 'react'
import { matchPath } from 'react-router-dom'

import { createWords, type Words } from '../shared/i18n/createWords.ts'
import { trackPromise } from '../shared/lazy/trackPromise.ts'
import { localizedPath, splitPath } from '../shared/navigation/paths.ts'
import { loadMessages } from './messages.ts'
import { type PageEntry, pages } from './pages.ts'

interface PageModule {
  readonly Page: ComponentType
}

const modules = import.meta.glob<PageModule>('../features/*/*Page.tsx')

/** The namespaces of what stands around every page. */
export const everywhere = ['shared', 'layout', 'age-gate'] as const

/** A page whose code is loaded when it is first needed. */
export interface LazyPage {
  /** Its path without a language's prefix; the 404 page has none. */
  readonly path: string | null
  /** The namespace of its messages: the feature it belongs to. */
  readonly feature: string
  /** Brings the page, once; `use` reads it at once when it is there. */
  readonly load: () => Promise<ComponentType>
}

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
  const lazyPages = Object.values<PageEntry>(pages).map(({ path, module }) => {
    const bring = modules[`../features/${module}.tsx`]
    if (bring === undefined) throw new Error(`No page module ${module}`)
    return createLazyPage(path, module.split('/')[0] ?? '', bring)
  })
  const notFound = createLazyPage(null, 'layout', () => import('./errors/NotFoundPage.tsx'))
  const words = createWords(loadMessages, everywhere)
  return {
    pages: lazyPages,
    notFound,
    words,
    async load(pathname) {
      const { language } = splitPath(pathname)
      const page = lazyPages.find((candidate) => isPageAt(candidate, pathname)) ?? notFound
      await Promise.all([
        words.load(language, 'layout'),
        words.load(language, page.feature),
        page.load(),
      ])
    },
  }
}

export function createLazyPage(
  path: string | null,
  feature: string,
  bring: () => Promise<PageModule>,
): LazyPage {
  let loading: Promise<ComponentType> | null = null
  return {
    path,
    feature,
    // One promise a page, also when it failed: React would wait for a new one for ever.
    load: () => (loading ??= trackPromise(bring().then(({ Page }) => Page))),
  }
}

/** Whether the router shows the page at an address, however that is spelled. */
function isPageAt({ path }: LazyPage, pathname: string): boolean {
  return languages.some(
    (language) => path !== null && matchPath(localizedPath(path, language), pathname) !== null,
  )
}

export const SiteContext = createContext<Site | null>(null)

/** The site's pages and words. Throws outside of the site. */
export function useSite(): Site {
  const site = useContext(SiteContext)
  if (site === null) throw new Error('useSite() needs a SiteContext above it')
  return site
}
