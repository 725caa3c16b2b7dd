import type { Page } from '@playwright/test'

/** Scrolls through the page and back, and waits for each picture. */
export async function seeEveryPicture(page: Page): Promise<void> {
  const windows = await page.evaluate(() =>
    Math.ceil(document.documentElement.scrollHeight / innerHeight),
  )
  for (let index = 0; index < windows; index += 1) {
    await page.evaluate((count) => scrollTo(0, count * innerHeight), index)
    await seePictures(page)
  }
  await page.evaluate(() => scrollTo(0, 0))
}

/** Waits for the visible pictures; covered or clipped ones may never load. */
export async function seePictures(page: Page): Promise<void> {
  await page.evaluate(async () => {
    const images = [...document.images]
    if (images.length === 0) return
    const shown = await new Promise<readonly Element[]>((tell) => {
      const observer = new IntersectionObserver((entries) => {
        observer.disconnect()
        tell(entries.filter((entry) => entry.isIntersecting).map(({ target }) => target))
      })
      for (const image of images) observer.observe(image)
    })
    await Promise.all(
      images.filter((image) => shown.includes(image)).map((image) => image.decode()),
    )
  })
}

/** The requested pictures, in order. */
export async function loadedPictures(page: Page) {
  return page.evaluate(() => {
    const images = [...document.images]
    return performance.getEntriesByType('resource').flatMap((entry) => {
      if (!(entry instanceof PerformanceResourceTiming)) return []
      if (!/\.(avif|webp)$/.test(entry.name)) return []
      const image = images.find(({ currentSrc }) => currentSrc === entry.name)
      const place = image?.getBoundingClientRect() ?? new DOMRect(innerWidth, innerHeight)
      return {
        address: new URL(entry.name).pathname,
        bytes: entry.encodedBodySize,
        start: entry.startTime,
        askedBy: entry.initiatorType,
        isPriority: image?.getAttribute('fetchpriority') === 'high',
        isSeen: place.left < innerWidth && place.top < innerHeight,
      }
    })
  })
}
