import type { Page } from '@playwright/test'

/** The widest that the page gets while it is scrolled to its end, in px. */
export function widestWhileScrolled(page: Page): Promise<number> {
  return page.evaluate(async () => {
    const { documentElement: root } = document
    let widest = 0
    for (let top = 0; top < root.scrollHeight; top += window.innerHeight / 2) {
      window.scrollTo({ top, behavior: 'instant' })
      await new Promise((resolve) => requestAnimationFrame(resolve))
      widest = Math.max(widest, root.scrollWidth)
    }
    window.scrollTo({ top: 0, behavior: 'instant' })
    return widest
  })
}
