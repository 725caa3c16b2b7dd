/**
 * Takes pictures of every page in both languages and three window widths, which Playwright's report shows page by
 * page: `npm run contact-sheet`. Stories and `npm run compare` show each page's states.
 */
import { demoAdmin, demoUser } from '@storefront/backend/seed'
import { localizedPath } from '@storefront/i18n'

import { pages } from '../src/app/pages.ts'
import { signInToDemo } from './support/demo.ts'
import { everyPage, languages } from './support/everyPage.ts'
import { seeEveryPicture } from './support/everyPicture.ts'
import { test } from './support/test.ts'

const widths = [390, 768, 1440]

/** Pages that are empty without a cart. */
const withCart: ReadonlySet<string> = new Set([pages.cart.path, pages.checkout.path])

for (const { path, access } of everyPage) {
  test.describe('the pages', () => {
    test.use({ visitor: withCart.has(path) ? 'shopper' : 'adult' })

    test(path, async ({ page }, report) => {
      if (access !== 'public') {
        await signInToDemo(page, access === 'admin' ? demoAdmin : demoUser, path)
      }
      for (const language of languages) {
        for (const width of widths) {
          await page.setViewportSize({ width, height: 900 })
          await page.goto(localizedPath(path, language), { waitUntil: 'networkidle' })
          await seeEveryPicture(page)
          const body = await page.screenshot({ fullPage: true })
          await report.attach(`${language} ${width} px`, { body, contentType: 'image/png' })
        }
      }
    })
  })
}
