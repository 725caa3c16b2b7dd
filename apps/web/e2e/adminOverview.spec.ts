import type { Page } from '@playwright/test'

import { es } from '../src/features/desk/messages/es.ts'
import { aPerson, signOut } from './support/account.ts'
import { cancelAsAdmin, enterDashboard } from './support/admin.ts'
import { orderAsGuest } from './support/checkout.ts'
import { destilado } from './support/shop.ts'
import { expect, test } from './support/test.ts'
import { fill } from './support/words.ts'

/** The sales of today, in cents, as the overview shows them. */
async function salesOfToday(page: Page): Promise<number> {
  const figure = page.getByRole('definition').first()
  await expect(figure).toContainText('$')
  // Requests in progress when the admin signs out are refused, and the browser logs that.
  await expect(page.getByRole('main').locator('[data-shape]')).toHaveCount(0)
  const [, money = ''] = /\$([\d.]+,\d\d)/.exec((await figure.textContent()) ?? '') ?? []
  return Number(money.replaceAll(/\D/g, ''))
}

test('an order counts among the sales of today until it is cancelled', async ({ page }) => {
  await enterDashboard(page, '/dashboard/AdminHome')
  const before = await salesOfToday(page)

  await signOut(page)
  await expect(page).toHaveURL(/\/login/)
  const { number } = await orderAsGuest(page, aPerson(), destilado.name)

  await enterDashboard(page, '/dashboard/AdminHome')
  expect(await salesOfToday(page)).toBe(before + destilado.price * 100 + 500)
  await page.getByRole('link', { name: fill(es.orders.open, { number }) }).click()
  await expect(page).toHaveURL(/\/dashboard\/orders\/\w+\?status=todo$/)
  await cancelAsAdmin(page)

  await page.goto('/dashboard/AdminHome')
  expect(await salesOfToday(page)).toBe(before)
})
