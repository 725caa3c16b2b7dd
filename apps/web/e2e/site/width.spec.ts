import { localizedPath } from '@storefront/i18n'

import { pages } from '../../src/app/pages.ts'
import { everyPage, languages, visitorFor } from '../support/everyPage.ts'
import { isFull, variants } from '../support/fullMatrix.ts'
import { openPage } from '../support/openPage.ts'
import { expect, test } from '../support/test.ts'
import { widestWhileScrolled } from '../support/widestWhileScrolled.ts'

const soft = expect.configure({ soft: true })

/** From the narrowest phone to a wide window, in px. */
const widths = isFull
  ? [320, 360, 390, 480, 600, 640, 768, 900, 1024, 1280, 1440]
  : [320, 390, 768, 1024, 1440]

/** The browser's font sizes in px: the usual one, and up to twice as large (WCAG 1.4.4). */
const typeSizes = isFull ? [16, 24, 32] : [16, 32]

/** `npm test` checks the pages that move while they are scrolled, or sell. */
const checked = isFull
  ? everyPage
  : [pages.process, pages.products, pages.distilled, pages.tripleDistilled]

for (const visitor of ['adult', 'user', 'admin'] as const) {
  const entries = checked.filter((entry) => visitorFor(entry) === visitor)
  test.describe(`to ${visitor}s`, () => {
    test.use({ visitor })

    for (const entry of entries) {
      test(`${entry.path} is never wider than its window`, async ({ page }) => {
        test.slow()
        const devtools = await page.context().newCDPSession(page)
        for (const language of variants(languages)) {
          const path = localizedPath(entry.path, language)
          await openPage(page, path)
          for (const standard of typeSizes) {
            await devtools.send('Page.setFontSizes', { fontSizes: { standard } })
            for (const width of widths) {
              await page.setViewportSize({ width, height: 800 })
              const place = `${path} at ${width} px, type of ${standard} px`
              // A chart or a picture adapts to the window's width a moment later.
              await soft
                .poll(() => widestWhileScrolled(page), { message: place })
                .toBeLessThanOrEqual(width)
            }
          }
        }
      })
    }
  })
}
