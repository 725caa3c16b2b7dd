import { brand } from '@storefront/brand'
import { localizedPath } from '@storefront/i18n'

import { es as orders } from '../../src/features/shop/orders/messages/es.ts'
import { expectNoViolationsAtEveryWidth } from '../support/accessibility.ts'
import { aPerson } from '../support/account.ts'
import { confirmed, fillIn, goToCheckout, placeButton } from '../support/checkout.ts'
import { languages } from '../support/everyPage.ts'
import { variants } from '../support/fullMatrix.ts'
import { openPage } from '../support/openPage.ts'
import { destilado } from '../support/shop.ts'
import { expect, test } from '../support/test.ts'
import { expectWalkByKeyboard } from '../support/walkByKeyboard.ts'

test('checkout, confirmation and order are accessible, and walked by the keyboard alone', async ({
  page,
}) => {
  await goToCheckout(page, destilado.name)
  for (const language of variants(languages)) {
    await openPage(page, localizedPath('/checkout', language))
    await expect(page.getByRole('main').getByRole('combobox')).toBeVisible()
    await expectNoViolationsAtEveryWidth(page, `the checkout in ${language}`)
  }
  await openPage(page, '/checkout')
  await page.setViewportSize({ width: 1440, height: 900 })
  await expectWalkByKeyboard(page, 'the checkout')

  await fillIn(page, aPerson())
  await placeButton(page).click()
  const { id } = await confirmed(page)
  for (const path of [`/orders/${id}?placed`, `/orders/${id}`]) {
    for (const language of variants(languages)) {
      await openPage(page, localizedPath(path, language))
      await expect(page.getByRole('heading', { level: 1 })).toBeVisible()
      await expectNoViolationsAtEveryWidth(page, `${path} in ${language}`)
    }
    await page.setViewportSize({ width: 1440, height: 900 })
    await openPage(page, path)
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible()
    await expectWalkByKeyboard(page, path)
  }

  // Phones share the canonical address.
  await expect(page.locator('link[rel=canonical]')).toHaveCount(1)

  // The printed page contains customer and order, without the next steps, the key in the link, and the form of an account.
  const main = page.getByRole('main')
  const onScreen = [orders.progress.title, orders.link.title, orders.offer.title]
  for (const name of onScreen) await expect(main.getByRole('heading', { name })).toBeVisible()
  await page.emulateMedia({ media: 'print' })
  await expect(main.getByText(brand.name, { exact: true })).toBeVisible()
  await expect(main.getByRole('heading', { name: orders.order.lines })).toBeVisible()
  for (const name of onScreen) await expect(main.getByRole('heading', { name })).toBeHidden()
})
