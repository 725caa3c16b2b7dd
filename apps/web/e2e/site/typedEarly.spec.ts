import { es as catalog } from '../../src/features/catalog/messages/es.ts'
import { pages } from '../../src/app/pages.ts'
import { holdScripts } from '../support/network.ts'
import { untilHydrated } from '../support/openPage.ts'
import { destilado, expectBottles } from '../support/shop.ts'
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

test('a bottle that is added before the page had its code is in the cart, once', async ({
  page,
}) => {
  const scripts = await holdScripts(page)
  await page.goto(pages.products.path, { waitUntil: 'domcontentloaded' })
  const { name } = destilado
  await page.getByRole('button', { name: fill(catalog.addToCartNamed, { name }) }).click()
  await scripts.release()
  await untilHydrated(page)
  await expectBottles(page, 1)
})
