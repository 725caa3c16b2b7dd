import { languages } from '@storefront/domain'
import { type ComponentType, createContext, useContext } from 'react'
import { matchPath } from 'react-router-dom'

import { createLanguages, type Languages } from '../shared/i18n/createLanguages.ts'
import { lazyPart, type LazyPart } from '../shared/lazy/lazyPart.tsx'
import { localizedPath, splitPath } from '../shared/navigation/paths.ts'
import { createProgress, type Progress } from '../shared/progress.ts'
import { LostPage } from './errors/PageBoundary.tsx'
import { featureOf, type PageEntry, pages, pageAt } from './pages.ts'

interface PageModule {
  readonly Page: ComponentType
}

const modules = import.meta.glob<PageModule>('../features/*/*Page.tsx')

/** A page whose code and words are loaded when it is first needed. */
export interface LazyPage {
  /** Its path without a language's prefix; the 404 page has none. */
  readonly path: string | null
  /** The namespace of its messages: the feature it belongs to. */
  readonly feature: string
  readonly Page: LazyPart<object>
}

/** The site's pages and words, loaded as they are needed. */
export interface Site {
  readonly pages: readonly LazyPage[]
  /** What answers every other address. */
  readonly notFound: LazyPage
  readonly languages: Languages
  /**
   * Brings the page at an address with its words, so that it can be shown in one go; asks again for
   * what was lost. Gives whether all is there; rejects when not even the words of every page are.
   */
  readonly load: (pathname: string) => Promise<boolean>
  /**
   * Fetches what `load` will ask for, of a page that anybody may see; in silence, for the visitor did
   * not ask for it. Rejects when something is lost, which `load` then asks for again.
   */
  readonly fetchAhead: (pathname: string) => Promise<void>
}

/** @param progress hears of what is being loaded */
export function createSite(progress: Progress = createProgress()): Site {
  const createPage = (path: string | null, feature: string, bring: () => Promise<PageModule>) =>
    createLazyPage(path, feature, () => progress.during(bring()))
  const lazyPages = Object.values<PageEntry>(pages).map((entry) => {
    const bring = modules[`../features/${entry.module}.tsx`]
    if (bring === undefined) throw new Error(`No page module ${entry.module}`)
    return createPage(entry.path, featureOf(entry), bring)
  })
  const notFound = createPage(null, 'layout', () => import('./errors/NotFoundPage.tsx'))
  const i18n = createLanguages(
    (language, namespace) => progress.during(loadMessages(language, namespace)),
    everywhere,
  )
  return {
    pages: lazyPages,
    notFound,
    languages: i18n,
    async load(pathname) {
      const { language } = splitPath(pathname)
      const { Page } = lazyPages.find((candidate) => isPageAt(candidate, pathname)) ?? notFound
      const instance = await i18n.load(language)
      const isHere = await Page.load(instance)
      return isHere && instance.language === language
    },
    async fetchAhead(pathname) {
      const { language, path } = splitPath(pathname)
      const entry = pageAt(path)
      const page = lazyPages.find((candidate) => candidate.path === entry?.path)
      if (entry?.access !== 'public' || page === undefined) return
      await Promise.all([
        modules[`../features/${entry.module}.tsx`]?.(),
        loadMessages(language, featureOf(entry)),
      ])
      // Rendered from memory, the page does not make the click wait.
      await page.Page.load(await i18n.get(language))
    },
  }
}

export function createLazyPage(
  path: string | null,
  feature: string,
  bring: () => Promise<PageModule>,
): LazyPage {
  const Page = lazyPart(async () => (await bring()).Page, { words: feature, Instead: LostPage })
  // Each page's component is called the same.
  if (import.meta.env.DEV) Page.displayName = `Page ${path ?? '*'}`
  return { path, feature, Page }
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

type Module<Messages> = Readonly<Record<string, Messages>>

const ofEveryPage = import.meta.glob<Module<Readonly<Record<string, object>>>>(
  './everywhere/{es,en}.ts',
)
const ofFeatures = import.meta.glob<Module<object>>([
  '../features/*/messages/{es,en}.ts',
  '!../features/age-gate/**',
])

/** The namespaces of what stands around every page. */
export const everywhere = ['shared', 'layout', 'age-gate'] as const

/** Every namespace there is: a feature's folder, or what stands around every page. */
export const namespaces: readonly string[] = [
  ...new Set([
    ...everywhere,
    ...Object.keys(ofFeatures).flatMap((path) => path.split('/').at(-3) ?? []),
  ]),
]

/** The messages of a namespace. Rejects when they cannot be loaded, and may be asked again then. */
export async function loadMessages(language: string, namespace: string): Promise<object> {
  const messages = everywhere.some((name) => name === namespace)
    ? (await ofEveryPage[`./everywhere/${language}.ts`]?.())?.[language]?.[namespace]
    : (await ofFeatures[`../features/${namespace}/messages/${language}.ts`]?.())?.[language]
  if (messages === undefined) throw new Error(`No messages: ${namespace}`)
  return messages
}
