import { loadedPictures, seeEveryPicture, seePictures } from '../support/everyPicture.ts'
import { openPage } from '../support/openPage.ts'
import { expect, test } from '../support/test.ts'

/** The maximum size of all pictures of `/home` on a phone, in bytes: as sharp as its screen (docs/decisions/087). */
const budget = 580_000

const kilobytes = (bytes: number) => `${(bytes / 1000).toFixed(1)} kB`

// A pixel ratio of 2, as on a mid-range phone.
test.use({ viewport: { width: 390, height: 844 }, deviceScaleFactor: 2 })

test('the pictures of /home are light on a phone, those of the first window and the lazy ones', async ({
  page,
}) => {
  await openPage(page, '/home')
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

test('the medals that nobody has come to yet are light', async ({ page }) => {
  let loading = 0
  page.on('request', (request) => (loading += request.resourceType() === 'image' ? 1 : 0))
  page.on('requestfinished', (request) => (loading -= request.resourceType() === 'image' ? 1 : 0))
  await openPage(page, '/Reconocimientos')
  await seePictures(page)
  // The browser asks for the next ones ahead.
  await expect.poll(() => loading).toBe(0)
  const unseen = (await loadedPictures(page)).filter(({ isSeen }) => !isSeen)
  expect(unseen.length).toBeGreaterThan(0)
  expect(unseen.reduce((bytes, picture) => bytes + picture.bytes, 0)).toBeLessThan(160_000)
})

test.describe('under the gate', () => {
  test.use({ visitor: 'first-time' })

  test('the gate asks for its picture at once, the page for its first once the gate is painted', async ({
    page,
  }) => {
    await openPage(page, '/home')
    // The boot script requests it in the next frame.
    await expect.poll(async () => (await loadedPictures(page)).length).toBe(2)
    const read = await page.evaluate(() => {
      const [visit] = performance.getEntriesByType('navigation')
      return visit instanceof PerformanceNavigationTiming ? visit.domContentLoadedEventEnd : 0
    })
    const [gate, first, ...others] = await loadedPictures(page)
    expect(others).toEqual([])
    expect(gate?.address).toContain('/gate-tall')
    expect(gate?.askedBy).toBe('link')
    expect(first?.address).toContain('/hero-tall')
    expect(first?.start).toBeGreaterThanOrEqual(read)
  })
})
