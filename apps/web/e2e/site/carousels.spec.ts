import { distilledPath, shownSlide, stripOf } from '../support/carousel.ts'
import { openPage } from '../support/openPage.ts'
import { expect, test } from '../support/test.ts'

// Its stories move it otherwise.
test(
  'a carousel follows a finger, and stays when it goes no way',
  { tag: '@full' },
  async ({ page }) => {
    await page.setViewportSize({ width: 390, height: 844 })
    await openPage(page, distilledPath)
    const strip = stripOf(page)
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
    await expect.poll(() => shownSlide(page)).toBe(2)
    await swipe(-20)
    await swipe(120)
    await expect.poll(() => shownSlide(page)).toBe(1)
    await swipe(120)
    await expect.poll(() => shownSlide(page)).toBe(3)
  },
)
