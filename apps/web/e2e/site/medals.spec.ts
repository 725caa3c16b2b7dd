import type { Locator, Page } from '@playwright/test'

import { es } from '../../src/features/brand/recognitions/messages/es.ts'
import { openPage } from '../support/openPage.ts'
import { expect, test } from '../support/test.ts'

const dialog = (page: Page) => page.getByRole('dialog')
const medal = (page: Page, index: number) =>
  page.getByRole('list', { name: es.medals }).getByRole('button').nth(index)

test.beforeEach(async ({ page }) => {
  await openPage(page, '/Reconocimientos')
})

/** Opens the third medal, and returns its button. */
async function open(page: Page): Promise<Locator> {
  const opened = medal(page, 2)
  await opened.click()
  await expect(dialog(page)).toBeVisible()
  return opened
}

test.describe('with motion', () => {
  test.use({ contextOptions: { reducedMotion: 'no-preference' } })

  test('a medal leaves its place in the grid and returns to it', async ({ page }) => {
    const opened = await open(page)
    const place = opened.locator('picture img')
    await expect(place).toBeHidden()
    const grown = dialog(page).getByRole('img')
    expect(await grown.evaluate((image: HTMLImageElement) => image.complete)).toBe(true)
    await page.keyboard.press('Escape')
    await expect(dialog(page)).toBeHidden()
    await expect(place).toBeVisible()
  })
})
