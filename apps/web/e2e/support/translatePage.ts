import type { Page } from '@playwright/test'

/**
 * Does to a page what a browser's translation does: replaces each text by a copy in two `<font>` elements.
 * React still holds the texts that it has rendered, which are no longer in the document.
 */
export async function translatePage(page: Page): Promise<number> {
  return page.evaluate(() => {
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
  })
}
