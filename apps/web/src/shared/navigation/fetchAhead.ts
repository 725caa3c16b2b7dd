/** What a browser may tell of its network; not yet in the DOM's types, and not in every browser. */
interface Connection {
  readonly saveData?: boolean
  readonly effectiveType?: string
}

/** What brings pages before their links are followed (docs/decisions/033-the-next-page.md). */
export interface FetchAhead {
  /** The visitor is about to follow a link: brings its page, once. A failure is left to the click. */
  readonly wanted: (pathname: string) => void
  /**
   * Brings the page of a link that comes into sight: once the visitor has done something on this page,
   * where the connection is good and nobody asks to save data. Gives what ends that.
   */
  readonly whenSeen: (link: Element, pathname: string) => () => void
}

/** What shows that the visitor uses the page; until then what it loads is its own. */
const acts = ['scroll', 'pointerdown', 'keydown'] as const

/** Milliseconds that a link has to stay in sight. */
const seenMs = 500

/** @param fetchPage brings a page; rejects when it is lost */
export function createFetchAhead(fetchPage: (pathname: string) => Promise<unknown>): FetchAhead {
  const fetched = new Set<string>()

  function wanted(pathname: string): void {
    // For browsers that remember what is lost (docs/decisions/019-lost-code.md): it may be part of more.
    if (fetched.has(pathname) || !navigator.onLine) return
    fetched.add(pathname)
    fetchPage(pathname).catch(() => fetched.delete(pathname))
  }

  return {
    wanted,
    whenSeen(link, pathname) {
      const { connection } = navigator as Navigator & { readonly connection?: Connection }
      if (!isGood(connection) || fetched.has(pathname)) return () => undefined
      let timer: ReturnType<typeof setTimeout> | undefined
      const observer = new IntersectionObserver((entries) => {
        clearTimeout(timer)
        if (entries.at(-1)?.isIntersecting === true) timer = setTimeout(wanted, seenMs, pathname)
      })
      const start = () => observer.observe(link)
      const options = { capture: true, once: true, passive: true }
      for (const act of acts) window.addEventListener(act, start, options)
      return () => {
        clearTimeout(timer)
        observer.disconnect()
        for (const act of acts) window.removeEventListener(act, start, options)
      }
    },
  }
}

/** Whether a page may be brought that perhaps nobody wants. Who does not tell has nothing against it. */
export function isGood({ saveData = false, effectiveType = '4g' }: Connection = {}): boolean {
  return !saveData && !['slow-2g', '2g', '3g'].includes(effectiveType)
}
