import type { Page } from '@playwright/test'

import { es } from '../../src/features/catalog/messages/es.ts'
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

  test(
    'they wait while they are pointed at, focused, or nobody looks',
    { tag: '@full' },
    async ({ page }) => {
      await restart(page)
      const waits = async (what: string) => {
        const slide = await shown(page)
        await page.clock.runFor(3 * interval)
        expect(await shown(page), what).toBe(slide)
      }
      const goesOn = async (after: string) => {
        const slide = await shown(page)
        await page.clock.runFor(interval)
        await expect.poll(() => shown(page), after).toBe((slide % 3) + 1)
      }
      const arrow = page.getByRole('button', { name: es.photos.next })
      const strip = stripOf(page, distilledPhotos)
      await arrow.hover()
      await expect(strip).toHaveAttribute('aria-live', 'polite')
      await waits('under the pointer')
      await page.mouse.move(0, 0)
      await expect(strip).toHaveAttribute('aria-live', 'off')
      await goesOn('the pointer')

      await page.getByRole('button', { name: pause }).focus()
      await page.keyboard.press('Tab')
      await expect(strip).toHaveAttribute('aria-live', 'polite')
      await waits('with the focus')
      await page.keyboard.press('Shift+Tab')
      await expect(strip).toHaveAttribute('aria-live', 'off')
      await goesOn('the focus')

      await setVisibility(page, 'hidden')
      await expect(strip).toHaveAttribute('aria-live', 'polite')
      await waits('in a hidden tab')
      await setVisibility(page, 'visible')
      await expect(strip).toHaveAttribute('aria-live', 'off')
      await goesOn('the hidden tab')
    },
  )

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

  test('they go on after a small photo was tapped, once that was seen', async ({ page }) => {
    await openStandingStill(page, distilledPhotos.path)
    await carouselOf(page, distilledPhotos)
      .getByRole('group', { name: es.photos.choose })
      .getByRole('button')
      .nth(1)
      .tap()
    await expect.poll(() => shown(page)).toBe(2)
    await expect(stripOf(page, distilledPhotos)).toHaveAttribute('aria-live', 'off')
    await page.clock.runFor(interval)
    await expect.poll(() => shown(page)).toBe(3)
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

  test('wait to be chosen, and then take half a second', async ({ page }) => {
    await openStandingStill(page, triplePhotos.path)
    await expect(page.getByRole('button', { name: pause })).toHaveCount(0)
    await page.clock.runFor(3 * interval)
    expect(await shownSlide(page, triplePhotos)).toBe(1)
    await expect(stripOf(page, triplePhotos)).toHaveCSS('transition-duration', '0.5s')
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
