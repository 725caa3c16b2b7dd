import { type Language, languages } from '@storefront/domain'
import type { ComponentType } from 'react'
import type { RouteObject } from 'react-router-dom'

import { createI18n } from '../i18n/createI18n.ts'
import { Layout } from '../shell/Layout.tsx'
import { LanguageRoot } from './LanguageRoot.tsx'
import { NotFoundPage } from './NotFoundPage.tsx'
import { localizedPath, type PageEntry, pages } from './paths.ts'
import { RouteError } from './RouteError.tsx'

const pageModules = import.meta.glob<{ Page: ComponentType }>('../features/*/*Page.tsx')

/** The whole site as routes: one tree a language, each page loaded with its messages. */
export function createRoutes(): RouteObject[] {
  return languages.map(languageTree)
}

function languageTree(language: Language): RouteObject {
  const i18n = createI18n(language)

  const page = (entry: PageEntry): RouteObject => ({
    path: localizedPath(entry.path, language),
    lazy: async () => {
      const load = pageModules[`../features/${entry.module}.tsx`]
      if (load === undefined) throw new Error(`No page module ${entry.module}`)
      const feature = entry.module.split('/')[0] ?? ''
      const [{ Page }] = await Promise.all([
        load(),
        i18n.then((instance) => instance.loadNamespaces(feature)),
      ])
      return { Component: Page }
    },
  })

  return {
    path: localizedPath('', language) || '/',
    lazy: async () => {
      const instance = await i18n
      return { Component: () => <LanguageRoot language={language} i18n={instance} /> }
    },
    ErrorBoundary: RouteError,
    children: [
      { Component: Layout, children: Object.values(pages).map(page) },
      { path: localizedPath('/NotFound', language), Component: NotFoundPage },
      { path: localizedPath('/*', language), Component: NotFoundPage },
    ],
  }
}
