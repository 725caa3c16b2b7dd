import type { Locator, Page } from '@playwright/test'
import { pigments } from '@storefront/brand/pigments'

import { openPage, untilHydrated } from '../support/openPage.ts'
import { es as shell } from '../support/siteWords.ts'
import { expect, test } from '../support/test.ts'

/** The computed accent colour of a part of the page. */
const accentOf = (part: Locator) =>
  part.evaluate((element) => {
    const probe = document.createElement('i')
    probe.style.color = 'var(--accent)'
    element.append(probe)
    const { color } = getComputedStyle(probe)
    probe.remove()
    return color
  })

const scrollPlace = (page: Page) => page.evaluate(() => Math.round(window.scrollY))

/** Scrolls there once the page is long enough: what is below the fold comes a frame later. */
const scrollTo = (page: Page, top: number) =>
  expect
    .poll(() =>
      page.evaluate((place) => {
        window.scrollTo({ top: place, behavior: 'instant' })
        return Math.round(window.scrollY)
      }, top),
    )
    .toBe(top)

/** Follows a link of the navbar without scrolling to it first. */
async function follow(page: Page, name: string): Promise<void> {
  const link = page.getByRole('banner').getByRole('link', { name })
  await link.evaluate((element) => element.focus({ preventScroll: true }))
  await page.keyboard.press('Enter')
}

test('a followed link shows another page from its top, without loading the site anew', async ({
  page,
}) => {
  await openPage(page, '/home')
  await page.evaluate(() => Object.assign(window, { stillHere: true }))
  const title = await page.title()
  await scrollTo(page, 800)
  await follow(page, shell.history)
  await expect(page).toHaveURL('/NuestraHistoria')
  await expect(page).not.toHaveTitle(title)
  await expect(page.getByRole('heading', { level: 1 })).toBeInViewport()
  await expect(page.locator('#content')).toBeFocused()
  await expect.poll(() => scrollPlace(page)).toBe(0)
  expect(await page.evaluate(() => 'stillHere' in window)).toBe(true)
})

test('the browser paints around a page what its world is', async ({ page }) => {
  const themeColor = page.locator('meta[name=theme-color]')
  await openPage(page, '/NuestraHistoria')
  await expect(themeColor).toHaveAttribute('content', pigments.paper)
  await follow(page, shell.recognitions)
  await expect(themeColor).toHaveAttribute('content', pigments.night)
})

/** Records every place that the page is painted at, from now on. */
const watchPlaces = (page: Page) =>
  page.evaluate(() => {
    const places: number[] = []
    Object.assign(window, { places })
    const watch = () => {
      places.push(Math.round(window.scrollY))
      requestAnimationFrame(watch)
    }
    watch()
  })

const pastPlaces = (page: Page): Promise<readonly number[]> => page.evaluate('places')

test.describe('to somebody who minds no motion', () => {
  test.use({ contextOptions: { reducedMotion: 'no-preference' } })

  test('the ways back and forward lead to the places that were left, without gliding there', async ({
    page,
  }) => {
    await openPage(page, '/home')
    await scrollTo(page, 900)
    await follow(page, shell.history)
    await expect(page).toHaveURL('/NuestraHistoria')
    await expect.poll(() => scrollPlace(page)).toBe(0)
    await scrollTo(page, 1700)
    await follow(page, shell.products)
    await expect(page).toHaveURL('/products')
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('Las botellas')
    await expect.poll(() => scrollPlace(page)).toBe(0)
    await scrollTo(page, 300)

    await watchPlaces(page)
    for (const [step, path, place] of [
      ['goBack', '/NuestraHistoria', 1700],
      ['goBack', '/home', 900],
      ['goForward', '/NuestraHistoria', 1700],
      ['goForward', '/products', 300],
      ['goBack', '/NuestraHistoria', 1700],
    ] as const) {
      await page[step]()
      await expect(page).toHaveURL(path)
      await expect.poll(() => scrollPlace(page), `${step} to ${path}`).toBe(place)
    }
    const between = (await pastPlaces(page)).filter((place) => ![0, 300, 900, 1700].includes(place))
    expect(between).toEqual([])
  })
})

test('a page that is left right after scrolling is found there on the way forward', async ({
  page,
}) => {
  await openPage(page, '/home')
  await follow(page, shell.products)
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Las botellas')
  await expect.poll(() => scrollPlace(page)).toBe(0)
  // Before the browser dispatches the scroll event.
  await page.evaluate(() => {
    window.scrollTo({ top: 300, behavior: 'instant' })
    history.back()
  })
  await expect(page).toHaveURL('/home')
  await expect(page.getByRole('heading', { level: 1 })).not.toHaveText('Las botellas')
  await page.goForward()
  await expect(page).toHaveURL('/products')
  await expect.poll(() => scrollPlace(page)).toBe(300)
})

test('the way back leads deep down a page, past what comes late there', async ({ page }) => {
  await openPage(page, '/home')
  await page.evaluate(() => Object.assign(window, { stillHere: true }))
  const last = page.getByRole('contentinfo')
  await last.scrollIntoViewIfNeeded()
  await untilHydrated(page, last)
  // Fonts change the height of the page.
  await page.evaluate(async () => {
    await document.fonts.ready
  })
  const place = await scrollPlace(page)
  expect(place).toBeGreaterThan(3000)
  await last.getByRole('link', { name: shell.footer.terms }).click()
  await expect(page).toHaveURL('/terms')
  await expect.poll(() => scrollPlace(page)).toBe(0)
  await page.goBack()
  await expect(page).toHaveURL('/home')
  // To the pixel where the page's height is a whole number.
  await expect.poll(async () => Math.abs((await scrollPlace(page)) - place)).toBeLessThanOrEqual(1)
  expect(await page.evaluate(() => 'stillHere' in window)).toBe(true)
})

test('of two links followed at once, the later one counts', async ({ page }) => {
  await openPage(page, '/home')
  await page.evaluate(
    ([first, second]) => {
      for (const name of [first, second]) {
        const links = [...document.querySelectorAll<HTMLElement>('header a')]
        links.find((link) => link.textContent === name)?.click()
      }
    },
    [shell.history, shell.process],
  )
  await expect(page).toHaveURL('/Procesos')
  await expect(page.getByRole('heading', { level: 1 })).toHaveCount(1)
  await page.goBack()
  await expect(page).not.toHaveURL('/Procesos')
})

test('a page whose code is lost is opened by the browser, and the way back leads to the page before', async ({
  page,
  pageErrors,
}) => {
  pageErrors.expect(/ERR_FAILED|Failed to fetch|dynamically imported/)
  const code = /\/assets\/HistoryPage-/
  await page.route(code, (route) => route.abort())
  await openPage(page, '/home')
  await page.evaluate(() => Object.assign(window, { stillHere: true }))
  // The browser gets the page with its code.
  await page.route('**/NuestraHistoria', async (route) => {
    await page.unroute(code)
    await route.continue()
  })
  await follow(page, shell.history)
  await expect(page).toHaveURL('/NuestraHistoria')
  await untilHydrated(page)
  expect(await page.evaluate(() => 'stillHere' in window)).toBe(false)
  await page.goBack()
  await expect(page).toHaveURL('/home')
})

test('a page that is long in coming is announced within 300 ms', async ({ page }) => {
  const arrivals: (() => void)[] = []
  await openPage(page, '/home')
  await page.route('**/assets/HistoryPage-*.js', async (route) => {
    await new Promise<void>((arrive) => void arrivals.push(arrive))
    await route.continue()
  })
  await follow(page, shell.history)
  const bar = page.getByRole('status').getByText(shell.loading).locator('..')
  await expect(bar).toBeVisible()
  // The specified animation, because its timing depends on the machine.
  const delays = await bar.evaluate((element) =>
    element.getAnimations().map(({ effect }) => effect?.getTiming().delay ?? 0),
  )
  expect(Math.max(...delays)).toBeLessThanOrEqual(300)
  // With the colours of the page's world.
  await expect(bar).toHaveCSS('background-color', await accentOf(page.getByRole('banner')))
  arrivals.forEach((arrive) => arrive())
  await expect(page).toHaveURL('/NuestraHistoria')
  await expect(bar).toHaveCount(0)
})
