/**
 * Asks again for the style sheets of parts, which have whole addresses: what loads the code of a part
 * asks for each of them once, also when that fails, and would show the part without. Those that are
 * there come from the cache; beside themselves, so that nothing flickers.
 */
export function reloadStyles(): void {
  for (const link of document.querySelectorAll('link[rel=stylesheet][href^=http]')) {
    link.after(link.cloneNode())
  }
}
