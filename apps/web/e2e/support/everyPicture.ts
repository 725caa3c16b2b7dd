import type { Page } from '@playwright/test'

/** Scrolls through the page, so that every lazy picture comes near the window once, and waits for them. */
export async function loadEveryPicture(page: Page): Promise<void> {
  const stops = await page.evaluate(() => {
    const count = Math.ceil(document.documentElement.scrollHeight / innerHeight)
    return [...Array.from({ length: count }, (_, index) => index * innerHeight), 0]
  })
  for (const stop of stops) {
    await page.evaluate((top) => {
      scrollTo(0, top)
      // Two frames: one to scroll in, one for those who watch for it.
      return new Promise((done) => requestAnimationFrame(() => requestAnimationFrame(done)))
    }, stop)
  }
  await untilPicturesLoaded(page)
}

/** Waits for the pictures whose place is in the window's width; others may never be asked for. */
export async function untilPicturesLoaded(page: Page): Promise<void> {
  await page.waitForFunction(() =>
    [...document.images].every((image) => {
      const { left, right, width } = image.getBoundingClientRect()
      const isInSight = image.checkVisibility() && width > 0 && right > 0 && left < innerWidth
      return image.complete || !isInSight
    }),
  )
}
