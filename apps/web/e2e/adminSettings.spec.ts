import type { Page } from '@playwright/test'
import { demoAdmin, demoUser } from '@storefront/backend/seed'
import { dayMs, toTimeInput } from '@storefront/domain'

import { en as adminEn } from '../src/features/admin/messages/en.ts'
import { es as admin } from '../src/features/admin/messages/es.ts'
import { es as shared } from '../src/shared/messages/es.ts'
import { changeTo, enterDashboard, save } from './support/admin.ts'
import { agree, confirmedOrder, placeButton } from './support/checkout.ts'
import { addToCart, destilado } from './support/shop.ts'
import { putBack } from './support/shopData.ts'
import { expect, test } from './support/test.ts'

const { settings } = admin

test.afterEach(({ backend }) =>
  putBack(backend, 'settings/shop', { shippingCents: 500, plannedPause: null }),
)

const inDays = (days: number) => toTimeInput(Date.now() + days * dayMs)

/** Plans a pause, in days from now, and changes the shipping fee. */
async function planPause(page: Page, shipping: string, from: number, to: number): Promise<void> {
  await page.getByLabel(settings.shipping).fill(shipping)
  await page.getByLabel(settings.pauseStarts).fill(inDays(from))
  await page.getByLabel(settings.pauseEnds).fill(inDays(to))
  await save(page)
  await expect(page.getByText(settings.saved)).toBeVisible()
}

test(
  'in a planned pause nothing can be ordered; before it the shop announces it and sells',
  { tag: '@full' },
  async ({ page }) => {
    await enterDashboard(page, '/dashboard/settings')
    await planPause(page, '7,25', -1, 1)

    await changeTo(page, demoUser)
    await page.goto('/products')
    await addToCart(page, destilado.name)
    await page.goto('/cart')
    const told = page.getByRole('main').getByText(/^No recibimos pedidos del/)
    await expect(told).toBeVisible()
    await page.goto('/checkout')
    await expect(placeButton(page)).toBeDisabled()
    await expect(placeButton(page)).toHaveAccessibleDescription(/^No recibimos pedidos del/)
    await expect(page.getByRole('main')).toContainText('$7,25')
    await page.goto('/en/checkout')
    await expect(page.getByText(/^We take no orders from/).first()).toBeVisible()

    await page.goto('/cart')
    await changeTo(page, demoAdmin)
    await page.goto('/dashboard/settings')
    await planPause(page, '5', 2, 3)

    await changeTo(page, demoUser)
    await page.goto('/checkout')
    await expect(told).toBeVisible()
    await agree(page)
    await placeButton(page).click()
    await confirmedOrder(page)
  },
)

test('numbers that are written otherwise in another language are no changes', async ({ page }) => {
  await enterDashboard(page, '/dashboard/settings')
  await expect(page.getByLabel(settings.shipping)).toHaveValue('5,00')
  await page.getByRole('banner').getByRole('link', { name: 'English' }).click()
  await expect(page).toHaveURL('/en/dashboard/settings')
  await expect(page.getByText(adminEn.unsaved)).toHaveCount(0)
})

test('settings that cannot be are told beside their fields', { tag: '@full' }, async ({ page }) => {
  await enterDashboard(page, '/dashboard/settings')
  await page.getByLabel(settings.shipping).fill('-1')
  await save(page)
  await expect(page.getByLabel(settings.shipping)).toHaveAccessibleDescription(
    new RegExp(shared.fieldErrors['amount-invalid']),
  )
  await expect(page.getByText(settings.saved)).toHaveCount(0)
})
