import type { Page } from '@playwright/test'

import { pages } from '../../src/app/pages.ts'
import { isFull } from '../support/fullMatrix.ts'
import { blockScripts } from '../support/network.ts'
import { openPage, untilWhole } from '../support/openPage.ts'
import { expect, test } from '../support/test.ts'

const { home, products, distilled, tripleDistilled } = pages
const { history, cocktails, process, recognitions } = pages
/** `npm test` checks the longest page and one with prices. */
const brandPages = isFull
  ? [home, products, distilled, tripleDistilled, history, cocktails, process, recognitions]
  : [home, products]

/** The text of a page, from navbar to footer. */
const textOf = (page: Page) => page.locator('#page').innerText()

for (const { path } of brandPages) {
  test(`${path} is all there to be read when the bundle never comes`, async ({
    page,
    pageErrors,
  }) => {
    await openPage(page, path)
    await untilWhole(page)
    // What is not laid out has no text yet (app/global.css).
    await page.locator('html:not([data-below])').waitFor({ state: 'attached' })
    const whole = await textOf(page)

    await blockScripts(page, pageErrors)
    await page.reload()
    expect(await textOf(page)).toBe(whole)
    for (const picture of await page.locator('#page img[fetchpriority=high]').all()) {
      await expect(picture).not.toHaveJSProperty('naturalWidth', 0)
    }
  })
}
