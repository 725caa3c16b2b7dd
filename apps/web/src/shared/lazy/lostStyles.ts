/** Loads style sheets again that could not be loaded. */
export interface LostStyles {
  /** Returns the addresses of the sheets that the import called right now lacks. */
  readonly take: () => readonly string[]
  /** Loads a sheet again, unless it is loaded by now. Rejects when that fails. */
  readonly reload: (href: string) => Promise<void>
}

/**
 * Takes over the style sheets that Vite's loader cannot load: it requests each sheet only once, even if that
 * fails, and then refuses the part once and renders it without styles later. It reports a lost sheet by an
 * event, which this prevents, and then calls the part's `import()`.
 */
export function takeOverLostStyles(): LostStyles {
  const lost = new Set<string>()
  const untaken = new Set<string>()
  const reloading = new Map<string, Promise<void>>()

  window.addEventListener('vite:preloadError', (event) => {
    const [, href] = /^Unable to preload CSS for (\S+)$/.exec(event.payload.message) ?? []
    // An `import()` that failed is reported too; the error reaches its caller.
    if (href === undefined) return
    event.preventDefault()
    lost.add(href)
    untaken.add(href)
  })

  return {
    take() {
      const taken = [...untaken]
      untaken.clear()
      return taken
    },
    reload(href) {
      if (!lost.has(href)) return Promise.resolve()
      const pending =
        reloading.get(href) ??
        replaceSheet(href)
          .then(() => void lost.delete(href))
          .finally(() => reloading.delete(href))
      reloading.set(href, pending)
      return pending
    },
  }
}

/** Replaces the sheet's link by a copy, which the browser requests, so that the page has as many links as before. */
function replaceSheet(href: string): Promise<void> {
  return new Promise((resolve, reject) => {
    const links = document.querySelectorAll<HTMLLinkElement>('link[rel=stylesheet]')
    const link = [...links].find((candidate) => candidate.href === href)
    const copy = Object.assign(document.createElement('link'), { rel: 'stylesheet', href })
    copy.addEventListener('load', () => resolve())
    copy.addEventListener('error', () => reject(new Error(`${href} could not be loaded`)))
    if (link === undefined) document.head.append(copy)
    else link.replaceWith(copy)
  })
}
