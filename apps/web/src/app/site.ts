import { languages } from '@storefront/domain'
import { createContext, useContext, type ComponentType } from 'react'
import { matchPath } from 'react-router-dom'

import { createLanguages, type Languages } from '../shared/i18n/createLanguages.ts'
import { lazyPart, type LazyPart } from '../shared/lazy/lazyPart.tsx'
import { localizedPath, splitPath } from '../shared/navigation/paths.ts'
import { createProgress, type Progress } from '../shared/progress.ts'
import { PageLoadError } from './errors/PageBoundary.tsx'
import { namespaceOf, pageAt, pages, type PageEntry } from './pages.ts'

interface PageModule {
  readonly Page: ComponentType
}

const modules = import.meta.glob<PageModule>('../features/*/*Page.tsx')

/** A page whose code and messages are loaded when it is first needed. */
export interface LazyPage {
  /** Its path without a language's prefix; null for the 404 page. */
  readonly path: string | null
  /** The namespace of its messages. */
  readonly namespace: string
  readonly Page: LazyPart<object>
}

/** The site's pages and messages, loaded when they are needed. */
export interface Site {
  readonly pages: readonly LazyPage[]
  /** The page for every other address. */
  readonly notFound: LazyPage
  readonly languages: Languages
  /**
   * Loads the page at an address with its messages, so that it renders without suspending. Requests again
   * what could not be loaded before. Resolves to whether all is loaded; rejects when the messages that
   * every page needs cannot be loaded.
   */
  readonly load: (pathname: string) => Promise<boolean>
  /**
   * Loads the same files before a link is followed, for public pages only. Shows no progress, since the
   * visitor has not requested the page. Rejects when a file cannot be loaded; `load` then requests it again.
   */
  readonly prefetch: (pathname: string) => Promise<void>
}

/** @param progress counts the files that are being loaded */
export function createSite(progress: Progress = createProgress()): Site {
  const createPage = (
    path: string | null,
    namespace: string,
    importPage: () => Promise<PageModule>,
  ) => createLazyPage(path, namespace, () => progress.track(importPage()))
  const lazyPages = Object.values<PageEntry>(pages).map((entry) => {
    const importPage = modules[`../features/${entry.module}.tsx`]
    if (importPage === undefined) throw new Error(`No page module ${entry.module}`)
    return createPage(entry.path, namespaceOf(entry), importPage)
  })
  const notFound = createPage(null, 'layout', () => import('./errors/NotFoundPage.tsx'))
  const i18n = createLanguages(
    (language, namespace) => progress.track(loadMessages(language, namespace)),
    shellNamespaces,
  )
  return {
    pages: lazyPages,
    notFound,
    languages: i18n,
    async load(pathname) {
      const { language } = splitPath(pathname)
      const { Page } = lazyPages.find((candidate) => isPageAt(candidate, pathname)) ?? notFound
      const instance = await i18n.load(language)
      const isLoaded = await Page.load(instance)
      return isLoaded && instance.language === language
    },
    async prefetch(pathname) {
      const { language, path } = splitPath(pathname)
      const entry = pageAt(path)
      const page = lazyPages.find((candidate) => candidate.path === entry?.path)
      if (entry?.access !== 'public' || page === undefined) return
      await Promise.all([
        modules[`../features/${entry.module}.tsx`]?.(),
        loadMessages(language, namespaceOf(entry)),
      ])
      // Also prepares the page for rendering, so that the click does not wait for it.
      await page.Page.load(await i18n.get(language))
    },
  }
}

export function createLazyPage(
  path: string | null,
  namespace: string,
  importPage: () => Promise<PageModule>,
): LazyPage {
  const Page = lazyPart(async () => (await importPage()).Page, {
    namespace,
    Fallback: PageLoadError,
  })
  // The components of all pages are named `Page`.
  if (import.meta.env.DEV) Page.displayName = `Page ${path ?? '*'}`
  return { path, namespace, Page }
}

/** Whether the router matches the page's path with an address, in any case and with any escapes. */
function isPageAt({ path }: LazyPage, pathname: string): boolean {
  return languages.some(
    (language) => path !== null && matchPath(localizedPath(path, language), pathname) !== null,
  )
}

export const SiteContext = createContext<Site | null>(null)

/** The site's pages and messages. Throws outside of a `SiteContext`. */
export function useSite(): Site {
  const site = useContext(SiteContext)
  if (site === null) throw new Error('useSite() needs a SiteContext above it')
  return site
}

type Module<Messages> = Readonly<Record<string, Messages>>

const shellMessages = import.meta.glob<Module<Readonly<Record<string, object>>>>(
  './shellMessages/{es,en}.ts',
)
const featureMessages = import.meta.glob<Module<object>>([
  '../features/*/messages/{es,en}.ts',
  '!../features/age-gate/**',
])

/** The namespaces that every page needs. */
export const shellNamespaces = ['shared', 'layout', 'age-gate', 'notices'] as const

/** All namespaces: those of the shell, and one for each feature that has messages. */
export const namespaces: readonly string[] = [
  ...new Set([
    ...shellNamespaces,
    ...Object.keys(featureMessages).flatMap((path) => path.split('/').at(-3) ?? []),
  ]),
]

/** Loads the messages of a namespace. Rejects when they cannot be loaded; another call requests them again. */
export async function loadMessages(language: string, namespace: string): Promise<object> {
  const messages = shellNamespaces.some((name) => name === namespace)
    ? (await shellMessages[`./shellMessages/${language}.ts`]?.())?.[language]?.[namespace]
    : (await featureMessages[`../features/${namespace}/messages/${language}.ts`]?.())?.[language]
  if (messages === undefined) throw new Error(`No messages: ${namespace}`)
  return messages
}
