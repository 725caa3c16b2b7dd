import { expect, test } from '@playwright/test'

import { findStories } from './builtStories.ts'

const widths = [390, 768, 1440]

const stories = findStories(process.env['COMPARE_BUILD'] ?? '', process.env['COMPARE_WORDS'] ?? '')

/** The globals that each story is photographed with: pages choose their worlds themselves, letters their language too. */
function looksOf(title: string): readonly string[] {
  if (title.startsWith('Pages/')) return ['locale:es', 'locale:en']
  return title.startsWith('Emails/') ? ['world:paper'] : ['world:paper', 'world:night']
}

for (const { id, title, name } of stories) {
  test(`${title}: ${name}`, async ({ page }) => {
    for (const look of looksOf(title)) {
      await page.goto(`/iframe.html?id=${id}&viewMode=story&globals=${look}`)
      await page.locator('body.sb-show-main, body.sb-show-errordisplay').waitFor()
      for (const width of widths) {
        await page.setViewportSize({ width, height: 900 })
        await page.evaluate(async () => {
          await document.fonts.ready
          await Promise.all(
            [...document.images].map((image) => {
              image.loading = 'eager'
              // A picture that does not load is part of what the photograph shows.
              return image.decode().catch(() => null)
            }),
          )
        })
        await expect
          .soft(page)
          .toHaveScreenshot([id, `${look.replace(/.*:/, '')}-${width}.png`], { fullPage: true })
      }
    }
  })
}
