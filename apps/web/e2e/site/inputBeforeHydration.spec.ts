import type { Page } from '@playwright/test'
import { demoUser } from '@storefront/backend/seed'

import { pages } from '../../src/app/pages.ts'
import { es as catalog } from '../../src/features/shop/catalog/messages/es.ts'
import { aPerson, register, signIn } from '../support/account.ts'
import { variants } from '../support/fullMatrix.ts'
import { holdScripts } from '../support/network.ts'
import { untilHydrated } from '../support/openPage.ts'
import { addToCart, destilado, expectBottles, tripleDestilado } from '../support/shop.ts'
import { expect, test } from '../support/test.ts'
import { fill } from '../support/words.ts'

test('as many bottles go into the cart as were asked for before the page had its code', async ({
  page,
}) => {
  const { name } = destilado
  const scripts = await holdScripts(page)
  await page.goto(pages.distilled.path, { waitUntil: 'domcontentloaded' })
  const quantity = page.getByLabel(fill(catalog.quantity.label, { name }), { exact: true })
  await quantity.fill('12')
  await scripts.release()
  await untilHydrated(page)
  await page.getByRole('button', { name: fill(catalog.addToCartNamed, { name }) }).click()
  await expectBottles(page, 12)
  await expect(quantity).toHaveValue('12')
})

for (const { path } of variants([pages.products, pages.home])) {
  test(`bottles that are added at ${path} before the page had its code are in the cart, once`, async ({
    page,
  }) => {
    const scripts = await holdScripts(page)
    await page.goto(path, { waitUntil: 'domcontentloaded' })
    await addToCart(page, destilado.name)
    await addToCart(page, tripleDestilado.name)
    await scripts.release()
    await untilHydrated(page)
    await expectBottles(page, 2)
  })
}

for (const [path, send] of variants([
  [pages.login.path, (page: Page) => signIn(page, demoUser)],
  [pages.register.path, (page: Page) => register(page, aPerson())],
] as const)) {
  test(`what was typed and sent at ${path} before the page had its code signs in`, async ({
    page,
  }) => {
    const scripts = await holdScripts(page)
    await page.goto(path, { waitUntil: 'domcontentloaded' })
    await send(page)
    await expect(page).toHaveURL(path)
    await scripts.release()
    await expect(page).toHaveURL(pages.home.path)
  })
}
