import type { Page } from '@playwright/test'

import { expect } from './test.ts'

export const narrowPhone = { width: 320, height: 568 }
const typePx = 32

const soft = expect.configure({ soft: true })

/** Sets a narrow phone's window, and a browser font size of 200 % (WCAG 1.4.4 and 1.4.10). */
export async function inLargeType(page: Page): Promise<void> {
  await page.setViewportSize(narrowPhone)
  const devtools = await page.context().newCDPSession(page)
  await devtools.send('Page.setFontSizes', { fontSizes: { standard: typePx } })
}

/** Expects that in large type vertical scrolling is enough to reach and read the whole page. */
export async function expectWithinReach(page: Page): Promise<void> {
  await expect(page.locator('html')).toHaveCSS('font-size', `${typePx}px`)
  // A chart adapts to the window's width a moment later.
  await soft.poll(() => outOfReach(page), { message: 'out of reach in large type' }).toEqual([])
}

/**
 * What vertical scrolling does not reach or make readable: controls and text beyond the window's sides, and
 * text in a column of one or two letters.
 */
function outOfReach(page: Page): Promise<readonly string[]> {
  return page.evaluate(() => {
    const { clientWidth, scrollWidth } = document.documentElement
    // Except for horizontal scrollers, and text for screen readers.
    const isElsewhere = (element: Element): boolean => {
      const { overflowX, clipPath } = getComputedStyle(element)
      const scrollsSideways = /auto|scroll/.test(overflowX) && !element.matches('dialog')
      if (scrollsSideways || clipPath.startsWith('inset')) return true
      return element.parentElement !== null && isElsewhere(element.parentElement)
    }
    const complaintAbout = (element: Element): string | null => {
      const { left, right, width } = element.getBoundingClientRect()
      const words = [...element.childNodes]
        .filter((node) => node instanceof Text)
        .flatMap(({ data }) => data.trim().split(/\s+/))
      const longest = Math.max(...words.map((word) => word.length), 0)
      const isControl = element.matches('a[href], button, input, select, textarea')
      if (!isControl && longest === 0) return null
      if (left < -1 || right > clientWidth + 1) return 'beyond the side'
      const letter = Number.parseFloat(getComputedStyle(element).fontSize)
      // Of the text only: a button may be higher than its line.
      const range = document.createRange()
      range.selectNodeContents(element)
      const { height } = range.getBoundingClientRect()
      const isBroken = height > 2 * letter && width < 3 * letter
      return longest > 3 && isBroken ? 'a column of letters' : null
    }
    const found = [...document.body.querySelectorAll('*')].flatMap((element) => {
      if (!element.checkVisibility({ visibilityProperty: true })) return []
      if (element.closest('[inert], [aria-hidden="true"]') !== null || isElsewhere(element))
        return []
      const complaint = complaintAbout(element)
      return complaint === null ? [] : [`${complaint}: ${element.outerHTML.slice(0, 120)}`]
    })
    return scrollWidth > clientWidth ? [`the page is ${scrollWidth} px wide`, ...found] : found
  })
}
