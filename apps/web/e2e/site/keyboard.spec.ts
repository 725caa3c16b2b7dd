import { demoUser } from '@storefront/backend/seed'

import { es as cart } from '../../src/features/shop/cart/messages/es.ts'
import { signIn, userMenu } from '../support/account.ts'
import { openPage } from '../support/openPage.ts'
import { es as shell } from '../support/siteWords.ts'
import { expect, test } from '../support/test.ts'

test('the first Tab offers a way past the navbar', async ({ page }) => {
  await openPage(page, '/home')
  await page.keyboard.press('Tab')
  const skip = page.getByRole('link', { name: shell.skipToContent })
  await expect(skip).toBeFocused()
  await expect(skip).toBeInViewport()
  await page.keyboard.press('Enter')
  await page.keyboard.press('Tab')
  await expect(page.locator('#content :focus')).toHaveCount(1)
})

test('the burger menu keeps the focus, gives it back, and hands it to the page it leads to', async ({
  page,
}) => {
  await page.setViewportSize({ width: 390, height: 900 })
  await openPage(page, '/home')
  const burger = page.getByRole('button', { name: shell.openMenu })
  const menu = page.getByRole('dialog')
  await burger.focus()
  await page.keyboard.press('Enter')
  await expect(menu.locator(':focus')).toHaveCount(1)
  await page.keyboard.press('Escape')
  await expect(menu).toBeHidden()
  await expect(burger).toBeFocused()

  await page.keyboard.press('Enter')
  await menu.getByRole('link', { name: shell.products }).press('Enter')
  await expect(page).toHaveURL('/products')
  await expect(menu).toBeHidden()
  await expect(page.locator('#content')).toBeFocused()
})

test('the user menu opens and walks by the keyboard, and closes by Escape and by a click outside', async ({
  page,
}) => {
  await openPage(page, '/login?returnTo=/cart')
  await signIn(page, demoUser)
  await expect(page).toHaveURL('/cart')
  // A new page takes the focus, which closes the menu.
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(cart.title)
  await userMenu(page).focus()
  await page.keyboard.press('ArrowDown')
  await expect(page.getByRole('link', { name: shell.orders })).toBeFocused()
  await page.keyboard.press('ArrowDown')
  await expect(page.getByRole('link', { name: shell.settings })).toBeFocused()
  await page.keyboard.press('ArrowDown')
  await expect(page.getByRole('button', { name: shell.logout })).toBeFocused()
  await page.keyboard.press('Escape')
  await expect(userMenu(page)).toBeFocused()
  await expect(page.getByRole('button', { name: shell.logout })).toBeHidden()
  await userMenu(page).click()
  await expect(page.getByRole('button', { name: shell.logout })).toBeVisible()
  await page.getByRole('heading', { level: 1 }).click()
  await expect(page.getByRole('button', { name: shell.logout })).toBeHidden()
})
