import type { Page } from '@playwright/test'

import { es } from '../../src/features/shop/catalog/messages/es.ts'
import {
  carouselOf,
  distilledPhotos,
  shownSlide,
  stripOf,
  triplePhotos,
} from '../support/carousel.ts'
import { openPage } from '../support/openPage.ts'
import { expect, test } from '../support/test.ts'

const interval = 3000
const { pause, play } = es.photos
const shown = (page: Page) => shownSlide(page, distilledPhotos)

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
  await expect(stripOf(page, distilledPhotos)).toHaveAttribute('aria-live', 'off')
}

/** What a visitor does who looks for himself, by what a failure calls it. */
const interruptions: readonly (readonly [string, (page: Page) => Promise<void>])[] = [
  ['once pointed at', (page) => page.getByRole('button', { name: es.photos.next }).hover()],
  [
    'once focused',
    async (page) => {
      await page.getByRole('button', { name: pause }).focus()
      await page.keyboard.press('Tab')
    },
  ],
  ['once clicked on', (page) => page.getByRole('button', { name: es.photos.previous }).click()],
]

test.describe('to somebody who minds no motion', () => {
  test.use({ contextOptions: { reducedMotion: 'no-preference' } })

  test.beforeEach(({ page }) => openStandingStill(page, distilledPhotos.path))

  test('the photos of the distilled advance every 3 s, around and around, untold', async ({
    page,
  }) => {
    await restart(page)
    const first = await shown(page)
    for (const step of [1, 2, 3]) {
      await page.clock.runFor(interval - 50)
      expect(await shown(page)).toBe(((first + step - 2) % 3) + 1)
      await page.clock.runFor(50)
      await expect.poll(() => shown(page)).toBe(((first - 1 + step) % 3) + 1)
    }
    await expect(stripOf(page, distilledPhotos)).toHaveAttribute('aria-live', 'off')
  })

  test('they wait while nobody looks', { tag: '@full' }, async ({ page }) => {
    await restart(page)
    const slide = await shown(page)
    await setVisibility(page, 'hidden')
    await expect(stripOf(page, distilledPhotos)).toHaveAttribute('aria-live', 'polite')
    await page.clock.runFor(3 * interval)
    expect(await shown(page)).toBe(slide)
    await setVisibility(page, 'visible')
    await expect(stripOf(page, distilledPhotos)).toHaveAttribute('aria-live', 'off')
    await page.clock.runFor(interval)
    await expect.poll(() => shown(page)).toBe((slide % 3) + 1)
  })

  for (const [what, interrupt] of interruptions) {
    test(`they stay for good ${what}`, { tag: '@full' }, async ({ page }) => {
      await interrupt(page)
      await expect(stripOf(page, distilledPhotos)).toHaveAttribute('aria-live', 'polite')
      const slide = await shown(page)
      await page.mouse.move(0, 0)
      await page.clock.runFor(3 * interval)
      expect(await shown(page)).toBe(slide)
    })
  }

  test('their button stops them and lets them go on', { tag: '@full' }, async ({ page }) => {
    await page.getByRole('button', { name: pause }).click()
    await expect(stripOf(page, distilledPhotos)).toHaveAttribute('aria-live', 'polite')
    const slide = await shown(page)
    await page.clock.runFor(3 * interval)
    expect(await shown(page)).toBe(slide)
    await page.getByRole('button', { name: play }).click()
    await page.clock.runFor(interval)
    await expect.poll(() => shown(page)).toBe((slide % 3) + 1)
  })
})

test.describe('on a phone', () => {
  test.use({ contextOptions: { reducedMotion: 'no-preference' }, hasTouch: true })

  test('they stay for good on the photo whose dot was tapped', async ({ page }) => {
    await openStandingStill(page, distilledPhotos.path)
    await carouselOf(page, distilledPhotos)
      .getByRole('group', { name: es.photos.choose })
      .getByRole('button')
      .nth(1)
      .tap()
    await expect.poll(() => shown(page)).toBe(2)
    await page.clock.runFor(3 * interval)
    expect(await shown(page)).toBe(2)
  })
})

test(
  'to somebody who asked for less motion they stand still until asked to go',
  { tag: '@full' },
  async ({ page }) => {
    await openStandingStill(page, distilledPhotos.path)
    await page.clock.runFor(3 * interval)
    expect(await shown(page)).toBe(1)
    await page.getByRole('button', { name: play }).click()
    await page.clock.runFor(interval)
    await expect.poll(() => shown(page)).toBe(2)
  },
)

test.describe('the photos of the triple distilled', () => {
  test.use({ contextOptions: { reducedMotion: 'no-preference' } })

  test('wait to be chosen, and then fade in for half a second', async ({ page }) => {
    await openStandingStill(page, triplePhotos.path)
    await expect(page.getByRole('button', { name: pause })).toHaveCount(0)
    await page.clock.runFor(3 * interval)
    expect(await shownSlide(page, triplePhotos)).toBe(1)
    const slide = stripOf(page, triplePhotos).locator('> *').first()
    await expect(slide).toHaveCSS('transition-duration', '0.5s')
    await page.getByRole('button', { name: es.photos.next }).click()
    await expect.poll(() => shownSlide(page, triplePhotos)).toBe(2)
  })
})

/** Dispatches the event of a tab that is hidden or shown again. */
async function setVisibility(page: Page, state: DocumentVisibilityState): Promise<void> {
  await page.evaluate((value) => {
    Object.defineProperty(document, 'visibilityState', { configurable: true, value })
    document.dispatchEvent(new Event('visibilitychange'))
  }, state)
}
