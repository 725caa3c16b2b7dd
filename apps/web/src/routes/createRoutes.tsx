import { type Language, languages } from '@storefront/domain'
import type { i18n } from 'i18next'
import type { ComponentType } from 'react'
import type { RouteObject } from 'react-router-dom'

import { createI18n } from '../i18n/createI18n.ts'
import { Layout } from '../shell/Layout.tsx'
import { NotFoundPage } from './NotFoundPage.tsx'
import { localizedPath, type PageEntry, pages } from './paths.ts'
import { RouteError } from './RouteError.tsx'
import { SiteRoot } from './SiteRoot.tsx'

const pageModules = import.meta.glob<{ Page: ComponentType }>('../features/*/*Page.tsx')

/**
 * The whole site as routes: each page in each language, loaded with its words. What stands around a
 * page is the same route in both, so that another language changes the words and nothing else.
 */
export function createRoutes(): RouteObject[] {
  const loading = new Map<Language, Promise<i18n>>()
  const words = new Map<Language, i18n>()

  /** The words of a language with those of some features: there before a route of it is shown. */
  async function loadWords(language: Language, features: readonly string[]): Promise<void> {
    const started = loading.get(language) ?? createI18n(language)
    loading.set(language, started)
    const instance = await started
    await instance.loadNamespaces(features)
    words.set(language, instance)
  }

  const page = (entry: PageEntry, language: Language): RouteObject => ({
    path: localizedPath(entry.path, language),
    lazy: async () => {
      const load = pageModules[`../features/${entry.module}.tsx`]
      if (load === undefined) throw new Error(`No page module ${entry.module}`)
      const feature = entry.module.split('/')[0] ?? ''
      const [{ Page }] = await Promise.all([load(), loadWords(language, [feature])])
      return { Component: Page }
    },
  })

  const notFound = (path: string, language: Language): RouteObject => ({
    path: localizedPath(path, language),
    lazy: async () => {
      await loadWords(language, [])
      return { Component: NotFoundPage }
    },
  })

  const everyPage = languages.flatMap((language) =>
    Object.values(pages).map((entry) => page(entry, language)),
  )
  return [
    {
      Component: () => <SiteRoot words={words} />,
      ErrorBoundary: RouteError,
      children: [
        { Component: Layout, children: everyPage },
        ...languages.flatMap((language) => [
          notFound('/NotFound', language),
          notFound('/*', language),
        ]),
      ],
    },
  ]
}
