import { localizedPath } from '@storefront/i18n'

import { pages } from '../../src/app/pages.ts'
import { everyPage, languages, visitorFor } from '../support/everyPage.ts'
import { variants } from '../support/fullMatrix.ts'
import { openPage } from '../support/openPage.ts'
import { expect, test } from '../support/test.ts'
import { widestWhileScrolled } from '../support/widestWhileScrolled.ts'

const soft = expect.configure({ soft: true })

/** Text twice and one and a half times as large, in the windows of a usual and of a small phone; both in px. */
const enlarged = variants([
  { type: 32, width: 390 },
  { type: 24, width: 320 },
])

/** Pages that ask something only of who follows a letter's link. */
const links: Readonly<Record<string, string>> = {
  [pages.waitingList.path]: '#confirm=KEY00000000000000002',
}

/** Pages that are empty without a cart. */
const withCart: ReadonlySet<string> = new Set([pages.cart.path, pages.checkout.path])

// width.spec.ts enlarges the browser's own type, which media queries in `rem` follow. A phone's setting and Firefox
// enlarge the text alone: the layout stays that of the window.
for (const visitor of ['adult', 'shopper', 'user', 'admin'] as const) {
  const entries = everyPage.filter((entry) => {
    return visitor === (withCart.has(entry.path) ? 'shopper' : visitorFor(entry))
  })
  test.describe(`to ${visitor}s`, () => {
    test.use({ visitor })

    for (const language of variants(languages)) {
      test(`no page is wider than its window when its text alone is enlarged, ${language}`, async ({
        page,
      }) => {
        for (const entry of entries) {
          const path = localizedPath(entry.path, language) + (links[entry.path] ?? '')
          await openPage(page, path)
          for (const { type, width } of enlarged) {
            await page.setViewportSize({ width, height: 800 })
            await page.evaluate((px) => {
              document.documentElement.style.fontSize = `${px}px`
            }, type)
            const place = `${path} at ${width} px, text of ${type} px`
            // A chart or a picture adapts to the window's width a moment later.
            await soft
              .poll(() => widestWhileScrolled(page), { message: place, timeout: 5_000 })
              .toBeLessThanOrEqual(width)
          }
        }
      })
    }
  })
}
