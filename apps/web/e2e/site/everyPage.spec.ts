import { localizedPath } from '@storefront/i18n'

import { type PageEntry } from '../../src/app/pages.ts'
import { expectNoViolations, expectNoViolationsAtEveryWidth } from '../support/accessibility.ts'
import { everyPage, languages, visitorFor } from '../support/everyPage.ts'
import { seePictures } from '../support/everyPicture.ts'
import { variants } from '../support/fullMatrix.ts'
import { expectWithinReach, inLargeType } from '../support/largeType.ts'
import { openPage } from '../support/openPage.ts'
import { en, es } from '../support/siteWords.ts'
import { expect, test } from '../support/test.ts'
import { expectWalkByKeyboard } from '../support/walkByKeyboard.ts'

const words = { es, en }

/** Login and registration redirect signed-in visitors. */
const isForGuestsAlone = ({ module, access }: PageEntry) =>
  module.startsWith('account/') && access === 'public'

for (const visitor of ['adult', 'user', 'admin'] as const) {
  test.describe(`to ${visitor}s`, () => {
    test.use({ visitor })

    for (const entry of variants(everyPage.filter((page) => visitorFor(page) === visitor))) {
      test(`${entry.path} is accessible, walked by the keyboard alone, and read in large type`, async ({
        page,
      }) => {
        for (const language of variants(languages)) {
          const path = localizedPath(entry.path, language)
          await page.setViewportSize({ width: 1440, height: 900 })
          await openPage(page, path)
          await expect(page.getByRole('heading', { level: 1 })).toBeVisible()
          await expect(page).toHaveURL(path)
          // Includes the parts that load late.
          await expect(page.getByRole('main').getByText(words[language].loading)).toHaveCount(0)
          await expect(page.getByRole('main').locator('[data-shape]')).toHaveCount(0)
          await seePictures(page)
          // The focusable elements are the same in every language.
          if (language === 'es') await expectWalkByKeyboard(page, path)
          await expectNoViolationsAtEveryWidth(page, path)
        }
        await inLargeType(page)
        await expectWithinReach(page)
      })
    }
  })
}

test.describe('to users', { tag: '@full' }, () => {
  test.use({ visitor: 'user' })

  for (const entry of everyPage) {
    if (entry.access !== 'public' || isForGuestsAlone(entry)) continue
    test(`${entry.path} is as accessible as to guests`, async ({ page }) => {
      for (const language of languages) {
        const path = localizedPath(entry.path, language)
        await openPage(page, path)
        // Before the session check a private page has no content.
        await expect(page.getByRole('button', { name: words[language].userMenu })).toBeVisible()
        await expectNoViolations(page, path)
      }
    })
  }
})
