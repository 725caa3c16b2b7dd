import { languages, type Language } from '@storefront/domain'
import { localizedPath } from '@storefront/i18n'
import type { ComponentType } from 'react'
import { matchRoutes, type RouteObject } from 'react-router-dom'

import { ErrorPage } from './errors/ErrorPage.tsx'
import { Guard } from './guard/Guard.tsx'
import { Layout } from './layout/Layout.tsx'
import { pages, shortcuts, type PageEntry } from './pages.ts'
import type { Site } from './site.ts'
import { SiteRoot } from './SiteRoot.tsx'

/** What happens when a page's code or words cannot be loaded: throws, or never settles. */
export type OnLost = (cause: unknown) => Promise<never>

/**
 * The routes of the site: each page in each language. Layout and page are the same components in both languages, so a
 * change of the language changes texts and remounts nothing.
 */
export function createRoutes(site: Site, onLost: OnLost = (cause) => Promise.reject(cause)) {
  const route = (path: string, load: () => Promise<ComponentType>): RouteObject => ({
    path,
    lazy: () => load().then((Component) => ({ Component }), onLost),
  })
  const pageRoute = (page: PageEntry, language: Language) =>
    route(localizedPath(page.path, language), () => site.loadPage(page, language))
  // The guard redirects these.
  const shortcutRoute = (path: string, language: Language) =>
    route(localizedPath(path, language), async () => {
      await site.words.load(language, [])
      return Nothing
    })
  const notFoundRoute = (language: Language) =>
    route(localizedPath('/*', language), async () => {
      const NotFoundPage = await site.loadPage(null, language)
      return () => (
        <Guard>
          <NotFoundPage />
        </Guard>
      )
    })

  return [
    {
      element: <SiteRoot words={site.words} />,
      ErrorBoundary: ErrorPage,
      children: [
        {
          Component: Layout,
          children: languages.flatMap((language) => [
            ...Object.values<PageEntry>(pages).map((page) => pageRoute(page, language)),
            ...[...shortcuts.keys()].map((path) => shortcutRoute(path, language)),
          ]),
        },
        ...languages.map(notFoundRoute),
      ],
    },
  ] satisfies RouteObject[]
}

const Nothing = () => null

/** Loads the page at a path, so that a router created with these routes renders it at once. Rejects when it is lost. */
export async function loadRoutes(routes: readonly RouteObject[], pathname: string): Promise<void> {
  const matches = matchRoutes([...routes], pathname) ?? []
  await Promise.all(
    matches.map(async ({ route }) => {
      if (typeof route.lazy !== 'function') return
      Object.assign(route, await route.lazy(), { lazy: undefined })
    }),
  )
}
