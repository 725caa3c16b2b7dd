import { openPage } from '../support/openPage.ts'
import { cartButton } from '../support/shop.ts'
import { es as shell } from '../support/siteWords.ts'
import { expect, test } from '../support/test.ts'

test('the way back closes the cart that is open, and only then leads to the page before', async ({
  page,
}) => {
  await openPage(page, '/home')
  await page.getByRole('banner').getByRole('link', { name: shell.products }).click()
  await expect(page).toHaveURL('/products')
  await cartButton(page).click()
  const drawer = page.getByRole('dialog')
  await expect(drawer).toBeVisible()
  // Not `page.goBack()`, which would wait for the previous page.
  await page.evaluate(() => history.back())
  await expect(drawer).toBeHidden()
  await expect(page).toHaveURL('/products')
  await page.goBack()
  await expect(page).toHaveURL('/home')
})

test.describe('on a phone', () => {
  test.use({ viewport: { width: 390, height: 844 } })

  test('the way back closes the menu that is open, and only then leads to the page before', async ({
    page,
  }) => {
    await openPage(page, '/home')
    await page.getByRole('banner').getByRole('link', { name: shell.login }).click()
    await expect(page).toHaveURL('/login')
    await page.getByRole('button', { name: shell.openMenu }).click()
    const menu = page.getByRole('dialog', { name: shell.mainNavigation })
    await expect(menu).toBeVisible()
    await page.evaluate(() => history.back())
    await expect(menu).toBeHidden()
    await expect(page).toHaveURL('/login')
    await page.goBack()
    await expect(page).toHaveURL('/home')
  })
})
