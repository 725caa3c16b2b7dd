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

interface ShownPicture {
  readonly address: string
  /** The candidates of its `<source>`s: "/a-640.avif 640w, /a-800.avif 800w". */
  readonly srcSets: readonly string[]
  /** Width by height. */
  readonly ratio: number
  /** Its box, in device px. */
  readonly width: number
  readonly height: number
  readonly fit: string
  readonly isFirst: boolean
}

/** The pictures in the window, once they are there. */
function shownPictures(page: Page): Promise<readonly ShownPicture[]> {
  return page.evaluate(async () => {
    const shown = await new Promise<readonly Element[]>((tell) => {
      const observer = new IntersectionObserver((entries) => {
        observer.disconnect()
        tell(entries.filter((entry) => entry.isIntersecting).map(({ target }) => target))
      })
      if (document.images.length === 0) tell([])
      for (const image of document.images) observer.observe(image)
    })
    const images = [...document.images].filter(
      (image) => shown.includes(image) && image.checkVisibility(),
    )
    for (const image of images) {
      if (image.complete) continue
      await new Promise((arrive) => {
        image.addEventListener('load', arrive, { once: true })
      })
    }
    return images.map((image) => {
      const sources = image.closest('picture')?.querySelectorAll('source') ?? []
      // A transform may enlarge it.
      const scale = Math.max(1, image.getBoundingClientRect().width / image.offsetWidth)
      return {
        address: new URL(image.currentSrc).pathname,
        srcSets: [...sources, image].map(({ srcset }) => srcset),
        ratio: image.naturalWidth / image.naturalHeight,
        width: image.offsetWidth * scale * devicePixelRatio,
        height: image.offsetHeight * scale * devicePixelRatio,
        fit: getComputedStyle(image).objectFit,
        isFirst: image.getAttribute('fetchpriority') === 'high',
      }
    })
  })
}

/** The width of the chosen file. */
function deliveredWidth({ address, srcSets }: ShownPicture): number {
  const candidates = srcSets.flatMap((srcSet) => srcSet.split(', '))
  const chosen = candidates.find((candidate) => candidate.startsWith(`${address} `))
  return Number(chosen?.match(/ (\d+)w$/)?.[1])
}

/** The width in which the picture is drawn: it may be wider than the box that it covers. */
function neededWidth({ width, height, ratio, fit }: ShownPicture): number {
  if (fit === 'cover') return Math.max(width, height * ratio)
  return fit === 'contain' ? Math.min(width, height * ratio) : width
}

/** Drawings are sharp in every size. */
const isOfPixels = ({ address }: ShownPicture) => !address.endsWith('.svg')

/** What a failure says of a picture that is softer than the screen. */
function softness(picture: ShownPicture): string[] {
  const [delivered, needed] = [deliveredWidth(picture), neededWidth(picture)]
  const least = picture.isFirst ? sharpEnoughToWaitFor : sharp
  return delivered / needed >= least
    ? []
    : [`${picture.address}: ${(delivered / needed).toFixed(2)}, needs ${Math.round(needed)} px`]
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
          const pictures = await shownPictures(page)
          for (const words of pictures.filter(isOfPixels).flatMap(softness)) soft.add(words)
        }
        expect([...soft]).toEqual([])
      })
    })
  }
}

const heightOf = (page: Page) => page.evaluate(() => document.documentElement.scrollHeight)
