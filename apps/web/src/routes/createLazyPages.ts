import { languages } from '@storefront/domain'
import type { ComponentType } from 'react'
import { matchPath } from 'react-router-dom'

import { readable } from '../suspense/readable.ts'
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
  /** Brings the page, once; `use` reads it at once when it is there. */
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
  let loading: Promise<ComponentType> | null = null
  return {
    path,
    feature,
    // One promise a page, also when it failed: React would wait for a new one for ever.
    load: () => (loading ??= readable(bring().then(({ Page }) => Page))),
  }
}

/** Whether the router shows the page at an address, however that is spelled. */
export function isPageAt({ path }: LazyPage, pathname: string): boolean {
  return languages.some(
    (language) => path !== null && matchPath(localizedPath(path, language), pathname) !== null,
  )
}
