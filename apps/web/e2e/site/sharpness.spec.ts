import type { Page } from '@playwright/test'

import { everyPage, visitorFor } from '../support/everyPage.ts'
import { isFull, variants } from '../support/fullMatrix.ts'
import { openPage } from '../support/openPage.ts'
import { expect, test } from '../support/test.ts'

/** A file may have this much less than one pixel for each of the screen's: nobody sees the difference. */
const sharp = 0.95

/** The page's first picture may be softer: it is what the visitor waits for. */
const sharpEnoughToWaitFor = 0.85

/** A phone and a laptop; then other phones, tablets and windows. Width and height in CSS px. */
const screens = [
  { width: 390, height: 844, pixelRatio: 3 },
  { width: 1440, height: 900, pixelRatio: 2 },
  ...(isFull
    ? [
        { width: 390, height: 844, pixelRatio: 2 },
        { width: 360, height: 640, pixelRatio: 3 },
        { width: 768, height: 1024, pixelRatio: 2 },
        { width: 1024, height: 768, pixelRatio: 2 },
        { width: 1920, height: 1080, pixelRatio: 1 },
      ]
    : []),
]

/** The pictures in the window that are softer than the screen, with delivered ÷ needed pixels. */
function softPictures(page: Page): Promise<readonly string[]> {
  return page.evaluate(
    async ([limit, firstLimit]) => {
      /** The width of the chosen file: `naturalWidth` is what `sizes` says it is. */
      const fileWidth = (image: HTMLImageElement) => {
        const sources = [...(image.closest('picture')?.querySelectorAll('source') ?? []), image]
        for (const candidate of sources.flatMap(({ srcset }) => srcset.split(', '))) {
          const [address = '', width = ''] = candidate.trim().split(' ')
          if (new URL(address, location.href).href === image.currentSrc) return parseInt(width)
        }
        return image.naturalWidth
      }
      /** In CSS px: a picture that covers its box may be wider than it. */
      const drawnWidth = (image: HTMLImageElement) => {
        const ratio = image.naturalWidth / image.naturalHeight
        const scale = Math.max(1, image.getBoundingClientRect().width / image.offsetWidth)
        const [width, height] = [image.offsetWidth * scale, image.offsetHeight * scale]
        const { objectFit } = getComputedStyle(image)
        if (objectFit === 'cover') return Math.max(width, height * ratio)
        return objectFit === 'contain' ? Math.min(width, height * ratio) : width
      }
      const shown = await new Promise<readonly Element[]>((tell) => {
        const observer = new IntersectionObserver((entries) => {
          observer.disconnect()
          tell(entries.filter((entry) => entry.isIntersecting).map(({ target }) => target))
        })
        if (document.images.length === 0) tell([])
        for (const image of document.images) observer.observe(image)
      })
      const images = [...document.images].filter((image) => shown.includes(image))
      const arrivals = images.map(
        (image) =>
          image.complete ||
          new Promise((arrive) => {
            image.addEventListener('load', arrive, { once: true })
          }),
      )
      await Promise.all(arrivals)
      return images
        .filter((image) => image.checkVisibility() && !image.currentSrc.endsWith('.svg'))
        .flatMap((image) => {
          const ratio = fileWidth(image) / (drawnWidth(image) * devicePixelRatio)
          const isFirst = image.getAttribute('fetchpriority') === 'high'
          if (ratio >= (isFirst ? firstLimit : limit)) return []
          const name = new URL(image.currentSrc).pathname.split('/').at(-1)
          return `${name}: ${ratio.toFixed(2)}, drawn ${Math.round(drawnWidth(image))} px wide`
        })
    },
    [sharp, sharpEnoughToWaitFor] as const,
  )
}

/** Which page to look at, and as whom. */
const visits = variants(['adult', 'user', 'admin'] as const).flatMap((visitor) => {
  const entries = everyPage.filter((entry) => visitorFor(entry) === visitor)
  return entries.map(({ path }) => ({ visitor, path }))
})

for (const { pixelRatio, ...viewport } of screens) {
  for (const { visitor, path } of visits) {
    test.describe(`${viewport.width} px wide at ${pixelRatio}×`, () => {
      test.use({ visitor, viewport, deviceScaleFactor: pixelRatio })

      test(`the pictures of ${path} are as sharp as the screen`, async ({ page }) => {
        await openPage(page, path)
        const soft = new Set<string>()
        for (let top = 0; top < (await heightOf(page)); top += viewport.height) {
          await page.evaluate((place) => scrollTo(0, place), top)
          for (const picture of await softPictures(page)) soft.add(picture)
        }
        expect([...soft]).toEqual([])
      })
    })
  }
}

const heightOf = (page: Page) => page.evaluate(() => document.documentElement.scrollHeight)
