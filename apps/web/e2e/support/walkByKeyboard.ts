import type { Page } from '@playwright/test'

import { expect } from './test.ts'

/** More than any page asks for: who is still walking is trapped. */
const mostPresses = 250

/** What the Tab key reached. */
interface Stop {
  readonly name: string
  /** Where among all that can be reached, in the order of the document; -1 is none of them. */
  readonly position: number
  /** Whether its outline, or that of what stands around it, shows the focus in the window. */
  readonly isSeen: boolean
}

/**
 * Walks through a page by the Tab key alone, from its top, and expects that it leads to everything that
 * can be used, in the order of the document, that the focus is seen at each stop, and that nothing
 * keeps it.
 */
export async function expectWalkByKeyboard(page: Page, what: string): Promise<void> {
  const stops: Stop[] = []
  let presses = 1
  for (; presses <= mostPresses; presses += 1) {
    const stop = await nextStop(page)
    if (stop === null) break
    // A field for a date has stops within, which the browser marks itself.
    if (stop.position !== stops.at(-1)?.position) stops.push(stop)
  }
  expect.soft(presses, `${what}: a way out of the page`).toBeLessThanOrEqual(mostPresses)
  const unseen = stops.filter(({ isSeen }) => !isSeen).map(({ name }) => name)
  expect.soft(unseen, `${what}: reached, but the focus is not seen`).toEqual([])
  const positions = stops.map(({ position }) => position)
  const reachable = await page.evaluate(() => window.walk?.reachable().length)
  expect
    .soft(positions, `${what}: every stop, in the order of the page`)
    .toEqual(Array.from({ length: reachable ?? 0 }, (_, position) => position))
}

/** Presses Tab; null when that left the page. */
async function nextStop(page: Page): Promise<Stop | null> {
  await page.keyboard.press('Tab')
  return page.evaluate(async () => {
    window.walk ??= {
      reachable: () =>
        [
          ...document.querySelectorAll(
            'a[href], button, input, select, textarea, summary, [tabindex]:not([tabindex="-1"])',
          ),
        ].filter(
          (element) =>
            element.checkVisibility({ visibilityProperty: true }) &&
            element.closest('[inert], :disabled') === null &&
            // Of a group of radio buttons, one stands for all.
            !(element instanceof HTMLInputElement && element.type === 'radio' && !element.checked),
        ),
      isMarked: (element) =>
        // A field's frame shows it for the field.
        [element, element.parentElement, element.parentElement?.parentElement].some((shown) => {
          if (shown === null || shown === undefined) return false
          const { outlineStyle, outlineWidth } = getComputedStyle(shown)
          return outlineStyle !== 'none' && outlineWidth !== '0px'
        }),
    }
    // A frame later it has been scrolled to.
    await new Promise(requestAnimationFrame)
    const stop = document.activeElement
    if (stop === null || stop === document.body) return null
    const { top, bottom, left, right } = stop.getBoundingClientRect()
    const isInWindow = bottom > 0 && top < innerHeight && right > 0 && left < innerWidth
    return {
      name: stop.outerHTML.slice(0, 120),
      position: window.walk.reachable().indexOf(stop),
      isSeen: isInWindow && window.walk.isMarked(stop),
    }
  })
}

declare global {
  interface Window {
    /** Kept by `expectWalkByKeyboard` between the presses of a key. */
    walk?: {
      readonly reachable: () => readonly Element[]
      readonly isMarked: (element: Element) => boolean
    }
  }
}
