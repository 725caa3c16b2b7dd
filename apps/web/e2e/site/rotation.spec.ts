import type { Page } from '@playwright/test'

import { es } from '../../src/features/shop/catalog/messages/es.ts'
import { distilledPath, shownSlide, stripOf, triplePath } from '../support/carousel.ts'
import { openPage } from '../support/openPage.ts'
import { expect, test } from '../support/test.ts'

const interval = 3000
const { pause, play } = es.photos

/** Opens a page with a fake clock, which only `page.clock.runFor` moves. */
async function openStandingStill(page: Page, path: string): Promise<void> {
  await page.clock.install({ time: new Date(2026, 5, 15) })
  await openPage(page, path)
  await page.clock.pauseAt(new Date(2026, 5, 15, 0, 1))
}

/** Restarts the interval of the current slide. */
async function restart(page: Page): Promise<void> {
  await page.getByRole('button', { name: pause }).click()
  await page.getByRole('button', { name: play }).click()
  // Parts that load late may move the photos under the pointer, which would pause them.
  await page.mouse.move(0, 0)
  await expect(stripOf(page)).toHaveAttribute('aria-live', 'off')
}

test.describe('to somebody who minds no motion', () => {
  test.use({ contextOptions: { reducedMotion: 'no-preference' } })

  test.beforeEach(({ page }) => openStandingStill(page, distilledPath))

  test('the photos of the distilled advance every 3 s, around and around, untold', async ({
    page,
  }) => {
    await restart(page)
    const first = await shownSlide(page)
    for (const step of [1, 2, 3]) {
      await page.clock.runFor(interval - 50)
      expect(await shownSlide(page)).toBe(((first + step - 2) % 3) + 1)
      await page.clock.runFor(50)
      await expect.poll(() => shownSlide(page)).toBe(((first - 1 + step) % 3) + 1)
    }
    await expect(stripOf(page)).toHaveAttribute('aria-live', 'off')
  })
})

test.describe('the photos of the triple distilled', () => {
  test.use({ contextOptions: { reducedMotion: 'no-preference' } })

  test('wait to be chosen, and then fade in for half a second', async ({ page }) => {
    await openStandingStill(page, triplePath)
    await expect(page.getByRole('button', { name: pause })).toHaveCount(0)
    await page.clock.runFor(3 * interval)
    expect(await shownSlide(page)).toBe(1)
    const slide = stripOf(page).locator('> *').first()
    await expect(slide).toHaveCSS('transition-duration', '0.5s')
    await page.getByRole('button', { name: es.photos.next }).click()
    await expect.poll(() => shownSlide(page)).toBe(2)
  })
})
