import type { Page } from '@playwright/test'
import { dayMs, toTimeInput } from '@storefront/domain'

import { en as adminEn } from '../src/features/desk/messages/en.ts'
import { es as admin } from '../src/features/desk/messages/es.ts'
import { es as checkout } from '../src/features/shop/checkout/messages/es.ts'
import { aPerson, signOut } from './support/account.ts'
import { enterDashboard, save } from './support/admin.ts'
import { confirmed, fillIn, placeButton } from './support/checkout.ts'
import { addToCart, destilado, expectBottles } from './support/shop.ts'
import { expect, test } from './support/test.ts'

const { settings } = admin

const inDays = (days: number) => toTimeInput(Date.now() + days * dayMs)

/** Plans a pause, in days from now, and changes the shipping fee. */
async function planPause(page: Page, shipping: string, from: number, to: number): Promise<void> {
  await page.getByLabel(settings.shipping).fill(shipping)
  await page.getByLabel(settings.pauseStarts).fill(inDays(from))
  await page.getByLabel(settings.pauseEnds).fill(inDays(to))
  await save(page)
  await expect(page.getByText(admin.saved)).toBeVisible()
}

test(
  'in a pause nothing can be ordered; before it the shop announces it and sells',
  { tag: '@full' },
  async ({ page, server }) => {
    await enterDashboard(page, '/dashboard/settings')
    await server.change('settings/shop', { shippingCents: 500, pause: null })
    await planPause(page, '7,25', -1, 1)
    await signOut(page)
    await expect(page).toHaveURL('/login')

    await page.goto('/products')
    await addToCart(page, destilado.name)
    await expectBottles(page, 1)
    await page.goto('/cart')
    const told = page.getByRole('main').getByText(/^No recibimos pedidos del/)
    await expect(told).toBeVisible()
    await page.goto('/checkout')
    await fillIn(page, aPerson())
    await expect(told).toBeVisible()
    await expect(page.getByRole('main')).toContainText('$7,25')
    await placeButton(page).click()
    await expect(page.getByText(checkout.refused['sales-paused'])).toBeVisible()
    await page.goto('/en/checkout')
    await expect(page.getByText(/^We are not taking orders from/).first()).toBeVisible()

    await server.change('settings/shop', {
      pause: { startsAt: Date.now() + 2 * dayMs, endsAt: Date.now() + 3 * dayMs },
    })
    await page.goto('/checkout')
    await expect(told).toBeVisible()
    await placeButton(page).click()
    await confirmed(page)
  },
)

test('numbers that are written otherwise in another language are no changes', async ({ page }) => {
  await enterDashboard(page, '/dashboard/settings')
  await expect(page.getByLabel(settings.shipping)).toHaveValue('5,00')
  await page.getByRole('banner').getByRole('link', { name: 'English' }).click()
  await expect(page).toHaveURL('/en/dashboard/settings')
  await expect(page.getByText(adminEn.unsaved)).toHaveCount(0)
})
