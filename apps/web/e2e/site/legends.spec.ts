import type { Page } from '@playwright/test'

import { es as home } from '../../src/features/brand/home/messages/es.ts'
import { seePictures } from '../support/everyPicture.ts'
import { openPage } from '../support/openPage.ts'
import { expect, test } from '../support/test.ts'

/** Delays each picture, as on a slow network. */
async function slowDownPictures(page: Page): Promise<void> {
  await page.route(/\.(avif|webp)$/, async (route) => {
    await new Promise((resolve) => setTimeout(resolve, 1500))
    await route.continue()
  })
}

/** Expects the serpent's legend to be expanded below the navbar, and to stay there. */
async function expectAtTheSerpent(page: Page): Promise<void> {
  const title = page.getByRole('heading', { name: 'La serpiente que llevó la lluvia' })
  await expect(page.getByText('Esa fue la primera lluvia.')).toBeVisible()
  const topOfTitle = () => title.evaluate((element) => element.getBoundingClientRect().top)
  const expectOnTop = async () => {
    await expect.poll(topOfTitle).toBeGreaterThan(70)
    await expect.poll(topOfTitle).toBeLessThan(220)
  }
  await expectOnTop()
  await seePictures(page)
  await expectOnTop()
}

test.describe('with motion', () => {
  test.use({ contextOptions: { reducedMotion: 'no-preference' } })

  test('the home page’s link leads to it, however late the pictures come', async ({ page }) => {
    await slowDownPictures(page)
    await openPage(page, '/home')
    await page.getByRole('link', { name: home.legend.link }).click()
    await expectAtTheSerpent(page)
    await expect(page).toHaveURL('/NuestraHistoria#serpent')
  })
})

test('a legend’s address leads to it, however late the pictures come', async ({ page }) => {
  await slowDownPictures(page)
  await page.goto('/NuestraHistoria#serpent')
  await expectAtTheSerpent(page)
})
