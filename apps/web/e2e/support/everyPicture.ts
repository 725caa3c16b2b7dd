import type { Page } from '@playwright/test'

/** Scrolls through the page and back, and waits for each picture on the way. */
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

/** Waits for the pictures that the window shows; those that others cover or cut off may never come. */
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
