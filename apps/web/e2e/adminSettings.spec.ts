import { demoAdmin, demoUser } from '@storefront/backend/seed'
import type { Page } from '@playwright/test'

import { es as admin } from '../src/features/admin/messages/es.ts'
import { changeTo, enterDashboard, save } from './support/admin.ts'
import { addToCart, destilado } from './support/shop.ts'
import { putBack } from './support/shopData.ts'
import { expect, test } from './support/test.ts'

const { settings } = admin

test.afterEach(({ backend }) =>
  putBack(backend, 'settings/shop', { shippingCents: 500, salesPaused: false }),
)

/** Stores the settings as they were, as an admin does. */
async function resumeSales(page: Page): Promise<void> {
  await page.goto('/dashboard/settings')
  await page.getByLabel(settings.shipping).fill('5')
  await page.getByLabel(settings.salesPaused).uncheck()
  await page.getByLabel(settings.messageEs).fill('')
  await page.getByLabel(settings.messageEn).fill('')
  await save(page)
  await expect(page.getByText(settings.saved)).toBeVisible()
}

test('paused sales and another cost of shipping are seen at the checkout', async ({ page }) => {
  await enterDashboard(page, '/dashboard/settings')
  await page.getByLabel(settings.shipping).fill('7,25')
  await page.getByLabel(settings.salesPaused).check()
  await page.getByLabel(settings.messageEs).fill('Volvemos el lunes, después de votar.')
  await page.getByLabel(settings.messageEn).fill('Back on Monday, after the vote.')
  await save(page)
  await expect(page.getByText(settings.saved)).toContainText(settings.paused)

  await changeTo(page, demoUser)
  await page.goto('/products')
  await addToCart(page, destilado.name)
  await page.goto('/checkout')
  const content = page.getByRole('main')
  await expect(content.getByText('Volvemos el lunes, después de votar.').first()).toBeVisible()
  await expect(content).toContainText('$7,25')
  await expect(page.getByRole('button', { name: /^Hacer el pedido/ })).toBeDisabled()

  await page.goto('/en/checkout')
  await expect(page.getByText('Back on Monday, after the vote.').first()).toBeVisible()
  await page.goto('/cart')
  await changeTo(page, demoAdmin)
  await resumeSales(page)

  await changeTo(page, demoUser)
  await page.goto('/checkout')
  await expect(page.getByRole('main')).toContainText('$5,00')
  await expect(page.getByText(/^Hoy no podemos vender/)).toHaveCount(0)
})

test('settings that cannot be are told beside their fields', async ({ page }) => {
  await enterDashboard(page, '/dashboard/settings')
  await page.getByLabel(settings.shipping).fill('-1')
  await save(page)
  await expect(page.getByLabel(settings.shipping)).toHaveAccessibleDescription(
    new RegExp(admin.fieldErrors['amount-invalid']),
  )
  await expect(page.getByText(settings.saved)).toHaveCount(0)
})
