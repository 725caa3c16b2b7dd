import { expectWithinReach, inLargeType, narrowPhone } from '../support/largeType.ts'
import { openPage } from '../support/openPage.ts'
import { es } from '../support/siteWords.ts'
import { expect, test } from '../support/test.ts'

// everyPage.spec.ts checks each page in its initial state.

test.beforeEach(({ page }) => inLargeType(page))

test.describe('to users', () => {
  test.use({ visitor: 'user' })

  test('the menus in large type keep to a narrow window', async ({ page }) => {
    await openPage(page, '/products')
    await page.getByRole('button', { name: es.userMenu }).click()
    await expect(page.getByRole('button', { name: es.logout })).toBeInViewport({ ratio: 1 })
    await page.keyboard.press('Escape')
    await page.getByRole('button', { name: es.openMenu }).click()
    await expect(page.getByRole('dialog').getByRole('link').first()).toBeVisible()
    await expectWithinReach(page)
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
      // Nothing covers it.
      await bottle.getByRole('spinbutton').click({ trial: true })
    }
    await expectWithinReach(page)
  })

  test('a cart with bottles in large type keeps to a narrow window', async ({ page }) => {
    await openPage(page, '/cart')
    await expect(page.getByRole('main').getByRole('spinbutton')).toHaveCount(2)
    await expectWithinReach(page)
  })
})

test.describe('to a first-time visitor', () => {
  test.use({ visitor: 'first-time' })

  test('the gate in large type keeps to a narrow window', async ({ page }) => {
    await openPage(page, '/home')
    await expectWithinReach(page)
  })

  test('the cookie notice in large type takes half of the window at most, its answers in sight', async ({
    page,
  }) => {
    await page.addInitScript(() => localStorage.setItem('ageVerified', 'true'))
    await openPage(page, '/home')
    const notice = page.locator('#cookie-notice')
    const { height = Infinity } = (await notice.boundingBox()) ?? {}
    expect(height).toBeLessThanOrEqual(narrowPhone.height / 2)
    for (const answer of await notice.getByRole('button').all()) {
      await expect(answer).toBeInViewport({ ratio: 1 })
    }
    // The rest can be scrolled to.
    expect(await notice.evaluate((element) => getComputedStyle(element).overflowY)).toBe('auto')
  })
})
