import type { Locator } from '@playwright/test'

/** Whether another element, or none, is at the centre of the element. */
export function isCovered(locator: Locator): Promise<boolean> {
  return locator.evaluate((element) => {
    const { x, y, width, height } = element.getBoundingClientRect()
    const hit = document.elementFromPoint(x + width / 2, y + height / 2)
    return hit === null || !element.contains(hit)
  })
}
