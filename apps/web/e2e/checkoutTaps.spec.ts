import type { Page } from '@playwright/test'
import { distilledPath } from '@storefront/brand'

import { es as account } from '../src/features/account/messages/es.ts'
import { es as cart } from '../src/features/shop/cart/messages/es.ts'
import { es as checkout } from '../src/features/shop/checkout/messages/es.ts'
import { aPerson } from './support/account.ts'
import { aReturningBuyer, confirmed, delivery, placeButton } from './support/checkout.ts'
import { isCovered } from './support/isCovered.ts'
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

/** Types what a stranger is asked; of a gift also who receives it. */
async function typeOrder(page: Page, buyer: ReturnType<typeof phoneUser>, isGift = false) {
  const person = aPerson()
  const { fields } = account
  await buyer.tap(page.getByLabel(fields.nombre))
  await buyer.type(page.getByLabel(fields.nombre), person.nombre)
  await buyer.type(page.getByLabel(fields.cedula), person.cedula)
  await buyer.type(page.getByLabel(fields.telefono), person.telefono)
  await buyer.type(page.getByLabel(fields.email), person.email)
  if (isGift) {
    const { delivery: words } = checkout
    await buyer.tap(page.getByLabel(words.isGift))
    await buyer.type(page.getByLabel(words.receiverName), 'Inés Tituaña')
    await buyer.type(page.getByLabel(words.receiverTelephone), '0987654321')
  }
  await buyer.type(page.getByLabel(fields.street), delivery.direccion)
  await buyer.type(page.getByLabel(fields.city), delivery.city)
  await buyer.choose(page.getByLabel(fields.province), delivery.province)
}

/** Three for the first field and the province, the others are those of the way: bottle, cart, checkout, order. */
const strangersTaps = 7

test('a stranger needs 7 taps and 7 fields from a bottle to the confirmation, which nothing covers', async ({
  page,
}) => {
  await openPage(page, distilledPath)
  const buyer = phoneUser(page)
  await tapToCheckout(page, buyer)
  await typeOrder(page, buyer)
  await buyer.tap(placeButton(page))
  await confirmed(page)
  expect(buyer.counted()).toEqual({ taps: strangersTaps, fields: 7 })
  for (const words of ['Gracias, Rosa', 'Falta un paso tuyo: transferir $32,00.'])
    expect(await isCovered(page.getByText(words))).toBe(false)
})

test('a gift needs one tap more, and the name and telephone of who receives it', async ({
  page,
}) => {
  await openPage(page, distilledPath)
  const buyer = phoneUser(page)
  await tapToCheckout(page, buyer)
  await typeOrder(page, buyer, true)
  await buyer.tap(placeButton(page))
  await confirmed(page)
  expect(buyer.counted()).toEqual({ taps: strangersTaps + 1, fields: 9 })
})

test('a returning buyer needs 4 taps and no field', async ({ page, server }) => {
  const person = await aReturningBuyer(page, server)
  await openPage(page, distilledPath)
  const buyer = phoneUser(page)
  await tapToCheckout(page, buyer)
  await buyer.tap(placeButton(page))
  await confirmed(page)
  expect(buyer.counted()).toEqual({ taps: 4, fields: 0 })
  expect(await server.ordersOf(person.email)).toHaveLength(1)
})
