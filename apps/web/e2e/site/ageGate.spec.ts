import type { Page } from '@playwright/test'
import { brand } from '@storefront/brand'

import { es } from '../../src/features/brand/age-gate/messages/es.ts'
import { holdScripts } from '../support/network.ts'
import { openPage, untilHydrated } from '../support/openPage.ts'
import { expect, test } from '../support/test.ts'
import { fill } from '../support/words.ts'

const thisYear = 2026
const gate = (page: Page) => page.locator('#age-gate')
const yearInput = (page: Page) => page.getByLabel(es.birthYear)
const ageVerified = (page: Page) => page.evaluate(() => localStorage.getItem('ageVerified'))

/** Whether screen readers can reach the page behind the gate. */
async function accessibleNames(page: Page): Promise<string[]> {
  const devtools = await page.context().newCDPSession(page)
  const { nodes } = await devtools.send('Accessibility.getFullAXTree')
  return nodes.filter((node) => !node.ignored).map((node) => String(node.name?.value ?? ''))
}

async function answer(page: Page, year: string): Promise<void> {
  await yearInput(page).fill(year)
  await page.getByRole('button', { name: es.enter }).click()
}

test.describe('a first-time visitor', () => {
  test.use({ visitor: 'first-time' })

  test.beforeEach(async ({ page }) => {
    await page.clock.setFixedTime(new Date(thisYear, 5, 15))
    await openPage(page, '/home')
  })

  test('is told which year was read, and sent away when too young; nothing is remembered', async ({
    page,
  }) => {
    await page.route(`${brand.underAgeUrl}/**`, (route) => route.fulfill({ body: 'elsewhere' }))
    await answer(page, String(thisYear - 17))
    await expect(gate(page)).toContainText(fill(es.farewell.text, { year: String(thisYear - 17) }))
    await page.waitForURL(`${brand.underAgeUrl}/**`)

    await page.goBack()
    await expect(gate(page)).toBeVisible()
    expect(await ageVerified(page)).toBeNull()
  })

  test('comes in when 18 this year, and is not asked again', async ({ page }) => {
    await answer(page, String(thisYear - 18))
    await expect(gate(page)).toHaveCount(0)
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible()
    expect(await ageVerified(page)).toBe('true')

    await page.goto('/products')
    await expect(gate(page)).toBeHidden()
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible()
  })

  test('comes in with the keyboard alone, and lands on the content', async ({ page }) => {
    for (let presses = 0; presses < 5; presses += 1) {
      if (await yearInput(page).evaluate((input) => input === document.activeElement)) break
      await page.keyboard.press('Tab')
    }
    await page.keyboard.type('1990')
    await page.keyboard.press('Enter')
    await expect(gate(page)).toHaveCount(0)
    await expect(page.locator('#content')).toBeFocused()
  })

  test('cannot reach the page behind the gate', async ({ page }) => {
    const behind = await page.locator('#page h1').textContent()
    expect(await accessibleNames(page)).not.toContain(behind)

    const focused = new Set<string>()
    for (let presses = 0; presses < 12; presses += 1) {
      await page.keyboard.press('Tab')
      focused.add(
        await page.evaluate(() => (document.activeElement?.closest('#page') ? 'page' : 'gate')),
      )
    }
    expect([...focused]).toEqual(['gate'])
  })

  test('is asked on every page, the 404 page too', async ({ page, pageErrors }) => {
    pageErrors.expect(/status of 404/)
    for (const path of ['/cart', '/login', '/no-such-page']) {
      await page.goto(path)
      await expect(gate(page)).toBeVisible()
      await expect(page.locator('#page')).toBeHidden()
    }
  })
})

test('comes in for this visit when the browser stores nothing', async ({ page, pageErrors }) => {
  pageErrors.expect(/storage refused/)
  await page.addInitScript(() => {
    Object.defineProperty(window, 'localStorage', {
      get() {
        throw new DOMException('denied', 'SecurityError')
      },
    })
  })
  await openPage(page, '/home')
  await answer(page, '1990')
  await expect(gate(page)).toHaveCount(0)
})

test.describe('before any script of the page has run', () => {
  test('nobody who is verified sees the gate', async ({ page }) => {
    // Not lost, since a page that cannot start hides the gate from everybody.
    await holdScripts(page)
    await page.goto('/home', { waitUntil: 'commit' })
    await expect(gate(page)).toBeHidden()
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible()
  })

  test.describe('to a first-time visitor', () => {
    test.use({ visitor: 'first-time' })

    test('only the gate is shown', async ({ page }) => {
      await holdScripts(page)
      await page.goto('/home', { waitUntil: 'commit' })
      await expect(gate(page)).toBeVisible()
      await expect(page.locator('#page')).toBeHidden()
    })

    test('a year that is typed counts as soon as they have', async ({ page }) => {
      const scripts = await holdScripts(page)
      await page.goto('/home', { waitUntil: 'commit' })
      await yearInput(page).fill('1990')
      await scripts.release()
      await untilHydrated(page)
      await expect(yearInput(page)).toHaveValue('1990')
      await page.getByRole('button', { name: es.enter }).click()
      await expect(gate(page)).toHaveCount(0)
    })

    test('a year that is typed and sent opens the gate as soon as they have', async ({ page }) => {
      const scripts = await holdScripts(page)
      await page.goto('/home', { waitUntil: 'commit' })
      await yearInput(page).fill(' 1990 ')
      await yearInput(page).press('Enter')
      await expect(gate(page)).toBeVisible()
      await scripts.release()
      await expect(gate(page)).toHaveCount(0)
      expect(await ageVerified(page)).toBe('true')
      await expect(page).toHaveURL('/home')
    })

    test('Enter keeps the year that was typed', async ({ page }) => {
      await holdScripts(page)
      await page.goto('/home', { waitUntil: 'commit' })
      await answer(page, '1990')
      await expect(page).toHaveURL('/home')
      await expect(yearInput(page)).toHaveValue('1990')
    })
  })
})

test.describe('without script', () => {
  test.use({ visitor: 'first-time', javaScriptEnabled: false })

  test('the gate stays shut', async ({ page }) => {
    await page.goto('/home')
    await expect(gate(page)).toBeVisible()
    await expect(page.locator('#page')).toBeHidden()
    await expect(gate(page).locator('noscript p')).toHaveText(es.withoutScript)
    await expect(page.getByRole('heading', { level: 1 })).toHaveCount(1)
  })
})
