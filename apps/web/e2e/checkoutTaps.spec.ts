import type { Page } from '@playwright/test'
import { demoUser } from '@storefront/backend/seed'

import { distilledPath } from '../src/content/brand.ts'
import { es as account } from '../src/features/account/messages/es.ts'
import { es as cart } from '../src/features/cart/messages/es.ts'
import { es as checkout } from '../src/features/checkout/messages/es.ts'
import { aPerson, signIn } from './support/account.ts'
import { confirmedOrder, delivery, forgetCart, placeButton } from './support/checkout.ts'
import { openPage } from './support/openPage.ts'
import { phone, phoneUser } from './support/phone.ts'
import { addButton, cartButton, destilado, expectBottles } from './support/shop.ts'
import { expect, test } from './support/test.ts'

/** From a bottle's page to the checkout. */
async function tapToCheckout(page: Page, buyer: ReturnType<typeof phoneUser>): Promise<void> {
  await buyer.tap(addButton(page, destilado.name).first())
  await expectBottles(page, 1)
  await buyer.tap(cartButton(page))
  await buyer.tap(page.getByRole('dialog').getByRole('link', { name: cart.checkout }))
  await expect(page).toHaveURL('/checkout')
}

test.use(phone)

test('a stranger needs 8 taps and 8 fields from a bottle to the confirmation', async ({ page }) => {
  await openPage(page, distilledPath)
  const buyer = phoneUser(page)
  await tapToCheckout(page, buyer)
  const person = aPerson()
  const email = page.getByLabel(account.fields.email)
  await buyer.tap(email)
  await buyer.type(email, person.email)
  await buyer.type(page.getByLabel(account.fields.password, { exact: true }), person.password)
  await buyer.type(page.getByLabel(account.fields.nombre), person.nombre)
  await buyer.type(page.getByLabel(account.fields.cedula), person.cedula)
  await buyer.type(page.getByLabel(account.fields.telefono), delivery.telefono)
  await buyer.type(page.getByLabel(checkout.delivery.street), delivery.direccion)
  await buyer.type(page.getByLabel(checkout.delivery.city), delivery.city)
  await buyer.choose(page.getByLabel(checkout.delivery.province), delivery.province)
  await buyer.tap(page.getByRole('checkbox', { name: checkout.order.adult }))
  await buyer.tap(placeButton(page))
  await confirmedOrder(page)
  expect(buyer.counted()).toEqual({ taps: 8, fields: 8 })
})

test('a returning buyer needs 5 taps and no field', async ({ page, backend }) => {
  await forgetCart(backend, page, demoUser.email)
  await openPage(page, `/login?returnTo=${distilledPath}`)
  await signIn(page, demoUser)
  await expect(page).toHaveURL(distilledPath)
  const buyer = phoneUser(page)
  await tapToCheckout(page, buyer)
  await buyer.tap(page.getByRole('checkbox', { name: checkout.order.adult }))
  await buyer.tap(placeButton(page))
  await confirmedOrder(page)
  expect(buyer.counted()).toEqual({ taps: 5, fields: 0 })
})
