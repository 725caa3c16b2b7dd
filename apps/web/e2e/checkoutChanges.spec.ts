import type { Page } from '@playwright/test'
import { formatMoney } from '@storefront/i18n'

import { es as account } from '../src/features/account/messages/es.ts'
import { es as cart } from '../src/features/shop/cart/messages/es.ts'
import { en as checkoutEn } from '../src/features/shop/checkout/messages/en.ts'
import { es as checkout } from '../src/features/shop/checkout/messages/es.ts'
import { en as ordersEn } from '../src/features/shop/orders/messages/en.ts'
import { aPerson } from './support/account.ts'
import { confirmed, fillIn, goToCheckout, placeButton } from './support/checkout.ts'
import { destilado, expectBottles, tripleDestilado } from './support/shop.ts'
import { expect, test } from './support/test.ts'
import { fill } from './support/words.ts'

/** A guest with these bottles, ready to press the button. */
async function readyToOrder(page: Page, ...names: readonly string[]): Promise<string> {
  const person = aPerson()
  await goToCheckout(page, ...names)
  await fillIn(page, person)
  return person.email
}

/** The words for a total that has changed. */
const changed = (language: 'es' | 'en', before: number, now: number) =>
  fill((language === 'es' ? checkout : checkoutEn).refused['total-changed'], {
    before: formatMoney(before, language),
    now: formatMoney(now, language),
  })

test('a total that changes before the press is told, in both languages, and counts from the second press', async ({
  page,
  server,
}) => {
  const email = await readyToOrder(page, destilado.name)
  await server.change(`products/${destilado.id}`, { price: 31.5 })
  await placeButton(page).click()
  await expect(page.getByText(changed('es', 3200, 3650))).toBeVisible()
  await expect(page.getByText('antes $27,00, ahora $31,50')).toBeVisible()
  await expect(placeButton(page)).toHaveAccessibleName(/\$36,50$/)

  await page.getByRole('banner').getByRole('link', { name: 'English' }).click()
  const place = page.getByRole('button', {
    name: fill(checkoutEn.order.place, { total: '$36.50' }),
  })
  await expect(place).toBeVisible()
  await server.change(`products/${destilado.id}`, { price: 28 })
  await place.click()
  await expect(page.getByText(changed('en', 3650, 3300))).toBeVisible()
  expect(await server.ordersOf(email)).toEqual([])
  await page
    .getByRole('button', { name: fill(checkoutEn.order.place, { total: '$33.00' }) })
    .click()
  await expect(page.getByText(ordersEn.thanks.lead)).toBeVisible()
  expect(await server.ordersOf(email)).toMatchObject([{ totalCents: 3300, language: 'en' }])
})

test('bottles that are sold before the press are told beside their lines, with a way on', async ({
  page,
  server,
}) => {
  const { name } = tripleDestilado
  const email = await readyToOrder(page, destilado.name, name, name)
  await server.change(`products/${destilado.id}`, { stock: 0 })
  await server.change(`products/${tripleDestilado.id}`, { stock: 1 })
  await placeButton(page).click()
  await expect(page.getByText(checkout.refused['product-unavailable'])).toBeVisible()
  await expect(page.getByText(cart.problem['sold-out'])).toBeVisible()
  await expect(placeButton(page)).toBeDisabled()
  const summary = page.getByRole('region', { name: checkout.order.title })
  await summary
    .getByRole('button', { name: fill(cart.removeNamed, { name: destilado.name }) })
    .click()
  await summary.getByRole('button', { name: fill(cart.takeRest, { count: '1' }) }).click()
  await placeButton(page).click()
  await confirmed(page)
  expect(await server.ordersOf(email)).toMatchObject([{ totalCents: 4400 }])
})

test('a pause of sales that starts before the press is told, and loses nothing', async ({
  page,
  server,
}) => {
  const email = await readyToOrder(page, destilado.name)
  await server.change('settings/shop', { pause: { startsAt: Date.now(), endsAt: null } })
  await placeButton(page).click()
  await expect(page.getByText(checkout.refused['sales-paused'])).toBeVisible()
  await expect(page.getByRole('main').getByText(cart.pause.now)).toBeVisible()
  await expectBottles(page, 1)
  await page.reload()
  await expect(page.getByLabel(account.fields.email)).toHaveValue(email)
})
