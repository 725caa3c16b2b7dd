import type { Locator, Page } from '@playwright/test'

/** The options of a phone's browser. */
export const phone = { viewport: { width: 390, height: 844 }, hasTouch: true, isMobile: true }

/** Somebody with a phone, whose taps and fields are counted. */
export function phoneUser(page: Page) {
  let taps = 0
  let fields = 0
  return {
    async tap(target: Locator): Promise<void> {
      taps += 1
      await target.tap()
    },
    /** The keyboard's "next" leads from one field to the next, without a tap on the page. */
    async type(field: Locator, text: string): Promise<void> {
      fields += 1
      await field.focus()
      await page.keyboard.type(text)
    },
    /** One tap opens the list, one chooses. */
    async choose(field: Locator, option: string): Promise<void> {
      taps += 2
      fields += 1
      await field.selectOption(option)
    },
    counted: () => ({ taps, fields }),
  }
}
