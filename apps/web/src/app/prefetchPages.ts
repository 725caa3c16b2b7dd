import { splitPath } from '@storefront/i18n'

import { whenIdle } from '../shared/lazy/whenIdle.ts'
import { isIndexed, pages, type PageEntry } from './pages.ts'
import type { Site } from './site.ts'

/** The browser's `navigator.connection`: not yet in the DOM's types, and not in every browser. */
interface Connection {
  readonly saveData?: boolean
  readonly effectiveType?: string
}

/**
 * Loads the code of the pages that a visitor may open next, one after the other, once this page is loaded and idle: not on a slow
 * connection, nor with data saving.
 */
export function prefetchPages(site: Site): void {
  if (!allowsPrefetching(navigator as Navigator & { readonly connection?: Connection })) return
  const { language } = splitPath(window.location.pathname)
  const next = Object.values<PageEntry>(pages).filter(isIndexed)
  async function load(): Promise<void> {
    await pageLoad()
    for (const page of [...next, pages.cart]) {
      await whenIdle()
      await site.loadPage(page, language)
    }
  }
  // The click that needs a lost file handles it.
  load().catch(() => undefined)
}

const pageLoad = () =>
  new Promise<void>((resolve) => {
    if (document.readyState === 'complete') resolve()
    else window.addEventListener('load', () => resolve(), { once: true })
  })

/** Whether the connection allows prefetching. A browser that does not report its connection does. */
export function allowsPrefetching(browser: { readonly connection?: Connection }): boolean {
  const { saveData = false, effectiveType = '4g' } = browser.connection ?? {}
  return !saveData && !['slow-2g', '2g', '3g'].includes(effectiveType)
}
