import type { Page } from '@playwright/test'

import { es as admin } from '../../src/features/desk/messages/es.ts'
import { enterDashboard, rows, searchDashboard } from '../support/admin.ts'
import { countDocuments } from '../support/countDocuments.ts'
import { letIn, sendHome } from '../support/crowd.ts'
import { expect, test } from '../support/test.ts'

const { more } = admin

/** Rows per page of a list. */
const shown = 25

/** A page's rows, one more to know whether there is a next page, the shop's settings, and the admin's profile. */
const onePage = shown + 3

/** A page of what is to do, and whether there is any order. */
const overviewOrders = onePage + 1

const products = 3

/** The products, the settings, and the admin's profile. */
const wholeShop = products + 2

/** What is missing before selling is read later: it confirms the three products, and reads the settings with the bank account. */
const beforeSelling = 5

/** Leaves the page, so that none of its requests is counted, or lost with it. */
const leave = (page: Page) => page.goto('about:blank')

test.describe('in a shop of 10,000 orders and 2,000 users', { tag: '@full' }, () => {
  test.beforeAll(async () => {
    await letIn()
  })
  test.afterAll(async () => {
    await sendHome()
  })

  // The emulator reads every document for a sum; the database uses an index.
  test.beforeEach(() => test.setTimeout(400_000))
  // Nothing is reloaded every minute in a tab that nobody sees: a slow sum would count its page's lists twice.
  test.beforeEach(({ page }) =>
    page.addInitScript(() =>
      Object.defineProperty(document, 'visibilityState', { value: 'hidden' }),
    ),
  )
  const patience = { timeout: 120_000 }

  test('the overview reads no order but the newest of each list', async ({ page }) => {
    await enterDashboard(page, '/dashboard/settings')
    await leave(page)
    const read = await countDocuments(page, async () => {
      await page.goto('/dashboard/AdminHome')
      await expect(page.getByRole('definition').first()).toContainText('$', patience)
      await expect(page.getByRole('link', { name: /^Ver los .* pendientes$/ })).toBeVisible(
        patience,
      )
    })
    expect(read).toBeLessThanOrEqual(wholeShop + overviewOrders + beforeSelling)
  })

  for (const query of [
    '',
    '?status=delivered',
    '?from=2025-02-01&to=2025-03-31',
    '?status=cancelled&from=2025-02-01',
  ]) {
    test(`the orders of /dashboard/orders${query} are read a page at a time`, async ({ page }) => {
      await enterDashboard(page, '/dashboard/settings')
      await leave(page)
      const first = await countDocuments(page, async () => {
        await page.goto(`/dashboard/orders${query}`)
        await expect(rows(page)).toHaveCount(shown)
        await expect(page.getByText(/ pedidos, \$/)).toBeVisible(patience)
      })
      expect(first).toBeGreaterThanOrEqual(shown)
      expect(first).toBeLessThanOrEqual(onePage)

      const second = await countDocuments(page, async () => {
        await page.getByRole('button', { name: more }).click()
        await expect(rows(page)).toHaveCount(2 * shown)
      })
      expect(second).toBeGreaterThanOrEqual(shown)
      expect(second).toBeLessThanOrEqual(onePage)
    })
  }

  test('a customer is found without reading the orders of others', async ({ page }) => {
    const email = 'crowd-000042@example.com'
    await enterDashboard(page, '/dashboard/settings')
    const read = await countDocuments(page, async () => {
      await searchDashboard(page, email)
      // The page before has a row too.
      await expect(rows(page)).toContainText(email, patience)
    })
    // Five orders and the account; the frame may read the products for its count.
    expect(read).toBeGreaterThanOrEqual(6)
    expect(read).toBeLessThanOrEqual(6 + wholeShop)
  })

  test('customers are read a page of orders at a time, searched or not', async ({ page }) => {
    await enterDashboard(page, '/dashboard/settings')
    await leave(page)
    const first = await countDocuments(page, async () => {
      await page.goto('/dashboard/customers')
      await expect(page.getByRole('button', { name: more })).toBeVisible(patience)
      await expect(rows(page).first()).toBeVisible()
    })
    expect(first).toBeGreaterThanOrEqual(shown)
    expect(first).toBeLessThanOrEqual(onePage)

    const found = await countDocuments(page, async () => {
      await searchDashboard(page, 'tituana')
      await expect(page.getByRole('button', { name: more })).toBeVisible(patience)
      await expect(rows(page).first()).toBeVisible()
    })
    expect(found).toBeLessThanOrEqual(onePage)
  })

  test('products and settings read themselves alone', async ({ page }) => {
    await enterDashboard(page, '/dashboard/customers')
    await leave(page)
    const ofProducts = await countDocuments(page, async () => {
      await page.goto('/dashboard/products')
      await expect(rows(page)).toHaveCount(products)
    })
    // The products once more, for those that cannot be read.
    expect(ofProducts).toBeLessThanOrEqual(wholeShop + products)
    // With the people who have access, and a page of the record of changes.
    await leave(page)
    const ofSettings = await countDocuments(page, async () => {
      await page.goto('/dashboard/settings')
      await expect(page.getByLabel(admin.settings.shipping)).toBeVisible()
    })
    expect(ofSettings).toBeLessThanOrEqual(wholeShop + onePage)
  })
})
