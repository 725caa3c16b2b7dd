import type { Page } from '@playwright/test'

import { everyPage, visitorFor } from '../support/everyPage.ts'
import { openPage } from '../support/openPage.ts'
import { es } from '../support/siteWords.ts'
import { expect, test } from '../support/test.ts'

/** A narrow phone, whose owner has set the browser's type to twice its size (WCAG 1.4.4 and 1.4.10). */
const phone = { width: 320, height: 568 }
const typePx = 32

test.beforeEach(async ({ page }) => {
  await page.setViewportSize(phone)
  const devtools = await page.context().newCDPSession(page)
  await devtools.send('Page.setFontSizes', { fontSizes: { standard: typePx } })
})

/**
 * What nobody gets to or reads by scrolling down alone: controls and words beyond the window's sides,
 * and words in a column of a letter or two.
 */
function outOfReach(page: Page): Promise<readonly string[]> {
  return page.evaluate(() => {
    const { clientWidth, scrollWidth } = document.documentElement
    // What may be scrolled sideways for itself, and what is there for those who listen.
    const isElsewhere = (element: Element): boolean => {
      const { overflowX, clipPath } = getComputedStyle(element)
      const scrollsSideways = /auto|scroll/.test(overflowX) && !element.matches('dialog')
      if (scrollsSideways || clipPath.startsWith('inset')) return true
      return element.parentElement !== null && isElsewhere(element.parentElement)
    }
    const complaintAbout = (element: Element): string | null => {
      const { left, right, width, height } = element.getBoundingClientRect()
      const words = [...element.childNodes]
        .filter((node) => node instanceof Text)
        .flatMap(({ data }) => data.trim().split(/\s+/))
      const longest = Math.max(...words.map((word) => word.length), 0)
      const isControl = element.matches('a[href], button, input, select, textarea')
      if (!isControl && longest === 0) return null
      if (left < -1 || right > clientWidth + 1) return 'beyond the side'
      const letter = Number.parseFloat(getComputedStyle(element).fontSize)
      const isBroken = height > 2 * letter && width < 3 * letter
      return longest > 3 && isBroken ? 'a column of letters' : null
    }
    const found = [...document.body.querySelectorAll('*')].flatMap((element) => {
      if (!element.checkVisibility({ visibilityProperty: true })) return []
      if (element.closest('[inert], [aria-hidden="true"]') !== null || isElsewhere(element))
        return []
      const complaint = complaintAbout(element)
      return complaint === null ? [] : [`${complaint}: ${element.outerHTML.slice(0, 120)}`]
    })
    return scrollWidth > clientWidth ? [`the page is ${scrollWidth} px wide`, ...found] : found
  })
}

async function expectWithinReach(page: Page, path: string): Promise<void> {
  await openPage(page, path)
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible()
  // What comes late is part of the page.
  await expect(page.getByRole('main').locator('[data-shape]')).toHaveCount(0)
  expect(await page.evaluate(() => getComputedStyle(document.documentElement).fontSize)).toBe(
    `${typePx}px`,
  )
  expect(await outOfReach(page)).toEqual([])
}

for (const visitor of ['adult', 'user', 'admin'] as const) {
  test.describe(`to ${visitor}s`, () => {
    test.use({ visitor })

    for (const { path } of everyPage.filter((entry) => visitorFor(entry) === visitor)) {
      test(`${path} in large type keeps to a narrow window`, ({ page }) =>
        expectWithinReach(page, path))
    }
  })
}

test.describe('to users', () => {
  test.use({ visitor: 'user' })

  test('the menus in large type keep to a narrow window', async ({ page }) => {
    await openPage(page, '/products')
    await page.getByRole('button', { name: es.userMenu }).click()
    await expect(page.getByRole('button', { name: es.logout })).toBeInViewport({ ratio: 1 })
    await page.keyboard.press('Escape')
    await page.getByRole('button', { name: es.openMenu }).click()
    await expect(page.getByRole('dialog').getByRole('link').first()).toBeVisible()
    expect(await outOfReach(page)).toEqual([])
  })
})

test.describe('to shoppers', () => {
  test.use({ visitor: 'shopper' })

  test('the cart’s drawer in large type shows its bottles, and its end below them', async ({
    page,
  }) => {
    await openPage(page, '/products')
    await page.getByRole('button', { name: /carrito.*2|2.*carrito/i }).click()
    const drawer = page.getByRole('dialog')
    const bottles = drawer.getByRole('listitem')
    await expect(bottles).toHaveCount(2)
    for (const bottle of await bottles.all()) {
      // Nothing lies over it.
      await bottle.getByRole('spinbutton').click({ trial: true, timeout: 5_000 })
    }
    expect(await outOfReach(page)).toEqual([])
  })

  test('a cart with bottles in large type keeps to a narrow window', ({ page }) =>
    expectWithinReach(page, '/cart'))
})

test.describe('to a first-time visitor', () => {
  test.use({ visitor: 'first-time' })

  test('the gate in large type keeps to a narrow window', async ({ page }) => {
    await openPage(page, '/home')
    expect(await outOfReach(page)).toEqual([])
  })

  test('the cookie notice in large type takes half of the window at most, its answers in sight', async ({
    page,
  }) => {
    await page.addInitScript(() => localStorage.setItem('ageVerified', 'true'))
    await openPage(page, '/home')
    const notice = page.locator('#cookie-notice')
    const { height = Infinity } = (await notice.boundingBox()) ?? {}
    expect(height).toBeLessThanOrEqual(phone.height / 2)
    for (const answer of await notice.getByRole('button').all()) {
      await expect(answer).toBeInViewport({ ratio: 1 })
    }
    // What does not fit is scrolled to.
    expect(await notice.evaluate((element) => getComputedStyle(element).overflowY)).toBe('auto')
  })
})
