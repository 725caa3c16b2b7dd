const lost = new Set<HTMLLinkElement>()

// A link tells of it itself and nobody above it, so it has to be overheard on the way down.
if (!import.meta.env.SSR) {
  window.addEventListener('error', hear, true)
}

function hear({ target }: Event): void {
  if (target instanceof HTMLLinkElement) lost.add(target)
}

/**
 * Asks again for the style sheets that could not be loaded: what loads the code of a part asks for
 * each of them once, and would show the part without.
 */
export function reloadStyles(): void {
  for (const link of lost) {
    lost.delete(link)
    link.replaceWith(link.cloneNode())
  }
}
