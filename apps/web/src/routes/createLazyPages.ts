import { languages } from '@storefront/domain'
import type { ComponentType } from 'react'
import { matchPath } from 'react-router-dom'

import { localizedPath, type PageEntry, pages } from './paths.ts'

interface PageModule {
  readonly Page: ComponentType
}

const modules = import.meta.glob<PageModule>('../features/*/*Page.tsx')

/** A page whose code is loaded when it is first needed. */
export interface LazyPage {
  /** Its path without a language's prefix; the 404 page has none. */
  readonly path: string | null
  /** The namespace of its messages: the feature it belongs to. */
  readonly feature: string
  /** The page, or null until `load` has brought it. */
  readonly get: () => ComponentType | null
  readonly load: () => Promise<ComponentType>
}

export function createLazyPages(): readonly LazyPage[] {
  return Object.values<PageEntry>(pages).map(({ path, module }) => {
    const bring = modules[`../features/${module}.tsx`]
    if (bring === undefined) throw new Error(`No page module ${module}`)
    return createLazyPage(path, module.split('/')[0] ?? '', bring)
  })
}

export function createLazyPage(
  path: string | null,
  feature: string,
  bring: () => Promise<PageModule>,
): LazyPage {
  let loaded: ComponentType | null = null
  let loading: Promise<ComponentType> | null = null

  async function load(): Promise<ComponentType> {
    loaded = (await bring()).Page
    return loaded
  }

  // One promise a page, also when it failed: React would wait for a new one for ever.
  return { path, feature, get: () => loaded, load: () => (loading ??= load()) }
}

/** Whether the router shows the page at an address, however that is spelled. */
export function isPageAt({ path }: LazyPage, pathname: string): boolean {
  return languages.some(
    (language) => path !== null && matchPath(localizedPath(path, language), pathname) !== null,
  )
}
