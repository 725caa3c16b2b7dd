import type { Page } from '@playwright/test'

/**
 * Does to the page that it runs in what a browser's translation does: replaces each text by a copy in two `<font>` elements.
 * React still holds the texts that it has rendered, which are no longer in the document. Returns the number of texts.
 */
export function translateTexts(): number {
  const walker = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT)
  const texts: Node[] = []
  while (walker.nextNode() !== null) texts.push(walker.currentNode)
  const visible = texts.filter(
    (text) =>
      text.textContent?.trim() !== '' &&
      text.parentElement?.closest('script, style, template, font') === null,
  )
  for (const text of visible) {
    const outer = document.createElement('font')
    const inner = outer.appendChild(document.createElement('font'))
    inner.textContent = text.textContent
    text.parentNode?.replaceChild(outer, text)
  }
  return visible.length
}

/** Runs `translateTexts` in a page. */
export const translatePage = (page: Page): Promise<number> => page.evaluate(translateTexts)
