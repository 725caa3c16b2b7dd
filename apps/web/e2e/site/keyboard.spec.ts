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
