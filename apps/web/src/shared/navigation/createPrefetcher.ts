/** The browser's `navigator.connection`: not yet in the DOM's types, and not in every browser. */
interface Connection {
  readonly saveData?: boolean
  readonly effectiveType?: string
}

/** Fetches pages before their links are followed (docs/decisions/033-the-next-page.md). */
export interface Prefetcher {
  /** Fetches the page of a link that the visitor is about to follow, once. The click handles a failure. */
  readonly prefetch: (pathname: string) => void
  /**
   * Prefetches the page of a link that is visible, after the visitor has interacted with this page; not on
   * a slow connection or with data saving. Returns a function that cancels this.
   */
  readonly prefetchWhenVisible: (link: Element, pathname: string) => () => void
}

/** Until the first of these events, links in view are not prefetched: a page then loads only its own files. */
const userEvents = ['scroll', 'pointerdown', 'keydown'] as const

/** Milliseconds that a link must stay visible. */
const visibleMs = 500

/** @param fetchPage fetches a page; rejects when it cannot be loaded */
export function createPrefetcher(fetchPage: (pathname: string) => Promise<unknown>): Prefetcher {
  const fetched = new Set<string>()

  function prefetch(pathname: string): void {
    // Not offline: some browsers cache failed imports (docs/decisions/019-lost-code.md), even of files that other pages need.
    if (fetched.has(pathname) || !navigator.onLine) return
    fetched.add(pathname)
    fetchPage(pathname).catch(() => fetched.delete(pathname))
  }

  return {
    prefetch,
    prefetchWhenVisible(link, pathname) {
      const { connection } = navigator as Navigator & { readonly connection?: Connection }
      if (!allowsPrefetching(connection) || fetched.has(pathname)) return () => undefined
      let timer: ReturnType<typeof setTimeout> | undefined
      const observer = new IntersectionObserver((entries) => {
        clearTimeout(timer)
        if (entries.at(-1)?.isIntersecting === true)
          timer = setTimeout(prefetch, visibleMs, pathname)
      })
      const start = () => observer.observe(link)
      const options = { capture: true, once: true, passive: true }
      for (const type of userEvents) window.addEventListener(type, start, options)
      return () => {
        clearTimeout(timer)
        observer.disconnect()
        for (const type of userEvents) window.removeEventListener(type, start, options)
      }
    },
  }
}

/** Whether a connection allows prefetching. A browser that does not report its connection does. */
export function allowsPrefetching({
  saveData = false,
  effectiveType = '4g',
}: Connection = {}): boolean {
  return !saveData && !['slow-2g', '2g', '3g'].includes(effectiveType)
}
