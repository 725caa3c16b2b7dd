import { readFileSync } from 'node:fs'
import { join } from 'node:path'

import { expect, test } from '@playwright/test'

const widths = [390, 768, 1440]

/** What Storybook writes about a build. */
interface StoryIndex {
  readonly entries: Readonly<
    Record<
      string,
      { readonly type: string; readonly id: string; readonly title: string; readonly name: string }
    >
  >
}

const index = join(process.env['COMPARE_BUILD'] ?? '', 'index.json')
const words = (process.env['COMPARE_WORDS'] ?? '').toLowerCase()
// Storybook has just written the file.
const { entries } = JSON.parse(readFileSync(index, 'utf8')) as StoryIndex
const stories = Object.values(entries).filter(
  ({ type, title }) => type === 'story' && title.toLowerCase().includes(words),
)

for (const { id, title, name } of stories) {
  test(`${title}: ${name}`, async ({ page }) => {
    // Pages and e-mails choose their worlds themselves.
    const worlds = /^(Pages|Emails)\//.test(title) ? ['paper'] : ['paper', 'night']
    for (const world of worlds) {
      await page.goto(`/iframe.html?id=${id}&viewMode=story&globals=world:${world}`)
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
        await expect.soft(page).toHaveScreenshot([id, `${world}-${width}.png`], { fullPage: true })
      }
    }
  })
}
