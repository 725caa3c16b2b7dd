import { es as admin } from '../../src/features/admin/messages/es.ts'
import { enterDashboard, rows } from '../support/admin.ts'
import { countDocuments } from '../support/countDocuments.ts'
import { letIn, sendHome } from '../support/crowd.ts'
import { expect, test } from '../support/test.ts'

const { orders, pagination, users } = admin

/** Rows per page of a list. */
const shown = 25

/** A page's rows, one more to know whether there is a next page, and the admin's profile. */
const onePage = shown + 2

/** The latest orders, and one more to know whether there are others. */
const newest = 6

/** Three products, the settings, and the admin's profile. */
const wholeShop = 5

test.describe('in a shop of 10,000 orders and 2,000 users', { tag: '@full' }, () => {
  test.beforeAll(async () => {
    test.setTimeout(120_000)
    await letIn()
  })
  test.afterAll(async () => {
    test.setTimeout(120_000)
    await sendHome()
  })

  // The emulator reads every document for a sum; the database uses an index.
  test.beforeEach(() => test.slow())
  const patience = { timeout: 60_000 }

  test('the overview reads no order but the newest, and the newest pending ones', async ({
    page,
  }) => {
    await enterDashboard(page, '/dashboard/settings')
    const read = await countDocuments(page, async () => {
      await page.goto('/dashboard/AdminHome')
      await expect(page.getByRole('definition').first()).toContainText('$', patience)
      await expect(page.getByRole('heading', { name: admin.overview.chart.title })).toBeVisible(
        patience,
      )
      // The crowd's orders count too, a fifth of them in each status.
      // All pending orders have been pending for too long.
      await expect(page.getByRole('link', { name: /^2\.\d{3}: / })).toHaveCount(3, patience)
    })
    expect(read).toBeLessThanOrEqual(wholeShop + newest + onePage)
  })

  for (const query of [
    '',
    '?status=shipped',
    '?from=2025-02-01&to=2025-03-31',
    '?status=cancelled&from=2025-02-01',
  ]) {
    test(`the orders of /dashboard/orders${query} are read a page at a time`, async ({ page }) => {
      await enterDashboard(page, '/dashboard/settings')
      const first = await countDocuments(page, async () => {
        await page.goto(`/dashboard/orders${query}`)
        await expect(rows(page)).toHaveCount(shown)
        await expect(page.getByText(/ pedidos, \$/)).toBeVisible(patience)
      })
      expect(first).toBeGreaterThanOrEqual(shown)
      expect(first).toBeLessThanOrEqual(onePage)

      const second = await countDocuments(page, async () => {
        await page.getByRole('button', { name: pagination.next }).click()
        await expect(page.getByText('Página 2')).toBeVisible()
        await expect(page.getByRole('table')).toHaveAttribute('aria-busy', 'false')
      })
      expect(second).toBeGreaterThanOrEqual(shown)
      expect(second).toBeLessThanOrEqual(onePage)
    })
  }

  test('the orders of one customer are found without reading the others', async ({ page }) => {
    await enterDashboard(page, '/dashboard/settings')
    await page.goto('/dashboard/orders')
    const read = await countDocuments(page, async () => {
      await page.getByLabel(orders.filter.search).fill('crowd-000042@example.com')
      await page.getByRole('button', { name: orders.filter.apply }).click()
      await expect(rows(page)).toHaveCount(5)
    })
    expect(read).toBe(5)
  })

  test('the orders of one name are read a page at a time', async ({ page }) => {
    await enterDashboard(page, '/dashboard/settings')
    await page.goto('/dashboard/orders')
    await expect(rows(page)).toHaveCount(shown)
    const read = await countDocuments(page, async () => {
      await page.getByLabel(orders.filter.search).fill('tituana')
      await page.getByRole('button', { name: orders.filter.apply }).click()
      await expect(page.getByText(/^5\.000 pedidos, \$/)).toBeVisible(patience)
      await expect(rows(page)).toHaveCount(shown)
    })
    expect(read).toBeGreaterThanOrEqual(shown)
    expect(read).toBeLessThanOrEqual(onePage)
  })

  test('the users are read a page at a time, searched or not', async ({ page }) => {
    // The sales to each user, two aggregate queries at a time.
    const untilSummed = () =>
      expect(rows(page).filter({ hasText: / pedidos?/ })).toHaveCount(shown, { timeout: 150_000 })
    await enterDashboard(page, '/dashboard/settings')
    const first = await countDocuments(page, async () => {
      await page.goto('/dashboard/users')
      await expect(rows(page)).toHaveCount(shown)
      await expect(page.getByText(/^2\.\d{3} cuentas$/)).toBeVisible(patience)
      await untilSummed()
    })
    expect(first).toBeGreaterThanOrEqual(shown)
    expect(first).toBeLessThanOrEqual(onePage)

    const found = await countDocuments(page, async () => {
      await page.getByLabel(users.search).fill('crowd-0012')
      await page.getByRole('button', { name: users.apply }).click()
      await expect(rows(page).first()).toContainText('crowd-001200@example.com')
      await untilSummed()
    })
    expect(found).toBeLessThanOrEqual(onePage)
  })

  test('products and settings read themselves alone', async ({ page }) => {
    await enterDashboard(page, '/dashboard/users')
    const ofProducts = await countDocuments(page, async () => {
      await page.goto('/dashboard/products')
      await expect(rows(page)).toHaveCount(3)
    })
    expect(ofProducts).toBeLessThanOrEqual(wholeShop)
    const ofSettings = await countDocuments(page, async () => {
      await page.goto('/dashboard/settings')
      await expect(page.getByLabel(admin.settings.shipping)).toBeVisible()
    })
    expect(ofSettings).toBeLessThanOrEqual(wholeShop)
  })
})
