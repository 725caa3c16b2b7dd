import {
  carouselOf,
  distilledPhotos,
  shownSlide,
  stripOf,
  triplePhotos,
} from '../support/carousel.ts'
import { openPage } from '../support/openPage.ts'
import { expect, test } from '../support/test.ts'

for (const words of [distilledPhotos, triplePhotos]) {
  // In the gate its stories do.
  test.describe(`the carousel of ${words.path}`, { tag: '@full' }, () => {
    test('moves by its arrows, wraps around at both ends, and tells so', async ({ page }) => {
      await openPage(page, words.path)
      const carousel = carouselOf(page, words)
      const [previous, next] = [words.previous, words.next].map((name) =>
        carousel.getByRole('button', { name }),
      )
      expect(await shownSlide(page, words)).toBe(1)
      await previous?.click()
      await expect.poll(() => shownSlide(page, words)).toBe(words.count)
      await next?.click()
      await expect.poll(() => shownSlide(page, words)).toBe(1)
      await expect(stripOf(page, words)).toHaveAttribute('aria-live', 'polite')
      for (let slide = 2; slide <= words.count; slide += 1) {
        await next?.click()
        await expect.poll(() => shownSlide(page, words)).toBe(slide)
      }
      await next?.click()
      await expect.poll(() => shownSlide(page, words)).toBe(1)
    })

    test('moves by keys and by its thumbnails', async ({ page }) => {
      await openPage(page, words.path)
      const thumbnails = carouselOf(page, words)
        .getByRole('group', { name: words.choose })
        .getByRole('button')
      await expect(thumbnails).toHaveCount(words.count)
      await thumbnails.nth(1).click()
      await expect.poll(() => shownSlide(page, words)).toBe(2)
      await expect(thumbnails.nth(1)).toHaveAttribute('aria-current', 'true')
      for (const [key, slide] of [
        ['ArrowRight', 3],
        ['ArrowLeft', 2],
        ['End', words.count],
        ['ArrowRight', 1],
        ['ArrowLeft', words.count],
        ['Home', 1],
      ] as const) {
        await page.keyboard.press(key)
        await expect.poll(() => shownSlide(page, words), key).toBe(slide)
      }
      await expect(thumbnails.first()).toHaveAttribute('aria-current', 'true')
    })

    test('follows a finger, and stays when it goes no way', async ({ page }) => {
      await page.setViewportSize({ width: 390, height: 844 })
      await openPage(page, words.path)
      const strip = stripOf(page, words)
      await strip.scrollIntoViewIfNeeded()
      const box = await strip.boundingBox()
      if (box === null) throw new Error('The strip is not shown')
      const devtools = await page.context().newCDPSession(page)
      const middle = { x: box.x + box.width / 2, y: box.y + Math.min(box.height / 2, 200) }
      const swipe = async (distance: number) => {
        const type = 'touchMove'
        await devtools.send('Input.dispatchTouchEvent', {
          type: 'touchStart',
          touchPoints: [middle],
        })
        for (const share of [0.25, 0.5, 0.75, 1]) {
          const touchPoints = [{ ...middle, x: middle.x + distance * share }]
          await devtools.send('Input.dispatchTouchEvent', { type, touchPoints })
        }
        await devtools.send('Input.dispatchTouchEvent', { type: 'touchEnd', touchPoints: [] })
      }
      await swipe(-120)
      await expect.poll(() => shownSlide(page, words)).toBe(2)
      await swipe(-20)
      await swipe(120)
      await expect.poll(() => shownSlide(page, words)).toBe(1)
      await swipe(120)
      await expect.poll(() => shownSlide(page, words)).toBe(words.count)
    })
  })
}
