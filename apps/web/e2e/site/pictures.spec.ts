import type { Page } from '@playwright/test'

import { publicPaths } from '../support/everyPage.ts'
import { seeEveryPicture } from '../support/everyPicture.ts'
import { untilHydrated } from '../support/openPage.ts'
import { expect, test } from '../support/test.ts'

/** Bytes of all the pictures that `/home` brings to a phone; a kB is 1000 bytes. */
const budget = 350_000

const kilobytes = (bytes: number) => `${(bytes / 1000).toFixed(1)} kB`

// Two of the screen's pixels to one of the page's, as on a phone of the middle sort.
test.use({ viewport: { width: 390, height: 844 }, deviceScaleFactor: 2 })

test('the pictures of /home are light on a phone, those of the first window and the lazy ones', async ({
  page,
}) => {
  await page.goto('/home', { waitUntil: 'networkidle' })
  await seeEveryPicture(page)

  const { first, lazy } = await page.evaluate(() => {
    const lazyAddresses = new Set(
      [...document.images]
        .filter((image) => image.loading === 'lazy')
        .filter((image) => image.getBoundingClientRect().top >= innerHeight)
        .map((image) => image.currentSrc),
    )
    const sums = { first: 0, lazy: 0 }
    for (const entry of performance.getEntriesByType('resource')) {
      if (!(entry instanceof PerformanceResourceTiming)) continue
      if (!/\.(avif|webp|png|jpe?g|svg)$/.test(entry.name)) continue
      sums[lazyAddresses.has(entry.name) ? 'lazy' : 'first'] += entry.encodedBodySize
    }
    return sums
  })

  console.log(
    `Pictures of /home: ${kilobytes(first)} in the first window, ${kilobytes(lazy)} below it`,
  )
  expect(first).toBeGreaterThan(0)
  expect(lazy).toBeGreaterThan(0)
  expect(first + lazy).toBeLessThanOrEqual(budget)
})

/** Of the pictures in a page's first window, in bytes. */
const budgetOfFirstWindow = 120_000

/** The pictures that were asked for, in turn; each once. */
async function loadedPictures(page: Page) {
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

for (const path of publicPaths('es')) {
  test(`the first window of ${path} is light on a phone, and its largest picture comes first`, async ({
    page,
  }) => {
    await page.goto(path, { waitUntil: 'networkidle' })
    const pictures = await loadedPictures(page)
    const seen = pictures.filter(({ isSeen }) => isSeen)
    const sum = seen.reduce((bytes, picture) => bytes + picture.bytes, 0)
    console.log(`Pictures in the first window of ${path}: ${kilobytes(sum)}`)
    expect(sum).toBeLessThanOrEqual(budgetOfFirstWindow)
    // Once, so what was preloaded is what is shown.
    const addresses = pictures.map(({ address }) => address)
    expect(addresses).toEqual([...new Set(addresses)])
    const [first] = pictures
    for (const picture of pictures.filter(({ isPriority }) => isPriority)) {
      expect(picture).toBe(first)
      expect(picture.askedBy).toBe('link')
    }
  })
}

test('the medals that nobody has come to yet are light', async ({ page }) => {
  await page.goto('/Reconocimientos', { waitUntil: 'networkidle' })
  const unseen = (await loadedPictures(page)).filter(({ isSeen }) => !isSeen)
  expect(unseen.length).toBeGreaterThan(0)
  expect(unseen.reduce((bytes, picture) => bytes + picture.bytes, 0)).toBeLessThan(160_000)
})

test.describe('under the gate', () => {
  test.use({ visitor: 'first-time' })

  test('a page asks for its first picture alone, and not before the gate is painted', async ({
    page,
  }) => {
    await page.goto('/home', { waitUntil: 'networkidle' })
    await untilHydrated(page)
    // The boot script starts it with the frame after this.
    const read = await page.evaluate(() => {
      const [visit] = performance.getEntriesByType('navigation')
      return visit instanceof PerformanceNavigationTiming ? visit.domContentLoadedEventEnd : 0
    })
    const pictures = await loadedPictures(page)
    expect(pictures).toHaveLength(1)
    expect(read).toBeGreaterThan(0)
    for (const { start } of pictures) expect(start).toBeGreaterThanOrEqual(read)
  })
})
