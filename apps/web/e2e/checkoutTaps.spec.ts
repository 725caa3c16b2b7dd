import type { Locator, Page } from '@playwright/test'
import { demoUser } from '@storefront/backend/seed'

import { distilledPath } from '../src/content/brand.ts'
import { es as account } from '../src/features/account/messages/es.ts'
import { es as cart } from '../src/features/cart/messages/es.ts'
import { es as checkout } from '../src/features/checkout/messages/es.ts'
import { aPerson, signIn } from './support/account.ts'
import { confirmedOrder, delivery, placeButton } from './support/checkout.ts'
import { openPage } from './support/openPage.ts'
import { addButton, cartButton, destilado, expectBottles } from './support/shop.ts'
import { expect, test } from './support/test.ts'

/** A buyer with a phone, whose taps and fields are counted. */
function aBuyer(page: Page) {
  const start = Date.now()
  let taps = 0
  let fields = 0
  return {
    async tap(target: Locator): Promise<void> {
      taps += 1
      await target.tap()
    },
    /** The keyboard's "next" leads from one field to the next, without a tap on the page. */
    async type(field: Locator, text: string): Promise<void> {
      fields += 1
      await field.focus()
      await page.keyboard.type(text)
    },
    /** One tap opens the list, one chooses. */
    async choose(field: Locator, option: string): Promise<void> {
      taps += 2
      fields += 1
      await field.selectOption(option)
    },
    counted() {
      const seconds = Math.round((Date.now() - start) / 1_000)
      console.log(`${taps} taps, ${fields} fields, ${seconds} s`)
      return { taps, fields, seconds }
    },
  }
}

/** From a bottle's page to the checkout. */
async function tapToCheckout(page: Page, buyer: ReturnType<typeof aBuyer>): Promise<void> {
  await buyer.tap(addButton(page, destilado.name).first())
  await expectBottles(page, 1)
  await buyer.tap(cartButton(page))
  await buyer.tap(page.getByRole('dialog').getByRole('link', { name: cart.checkout }))
  await expect(page).toHaveURL('/checkout')
}

test.use({ viewport: { width: 390, height: 844 }, hasTouch: true, isMobile: true })
test.slow()

test('a stranger needs 8 taps and 8 fields from a bottle to the confirmation', async ({ page }) => {
  await openPage(page, distilledPath)
  const buyer = aBuyer(page)
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
  const { taps, fields, seconds } = buyer.counted()
  expect({ taps, fields }).toEqual({ taps: 8, fields: 8 })
  expect(seconds).toBeLessThan(60)
})

test('a returning buyer needs 5 taps and no field', async ({ page }) => {
  await openPage(page, `/login?returnTo=${distilledPath}`)
  await signIn(page, demoUser)
  await expect(page).toHaveURL(distilledPath)
  const buyer = aBuyer(page)
  await tapToCheckout(page, buyer)
  await buyer.tap(page.getByRole('checkbox', { name: checkout.order.adult }))
  await buyer.tap(placeButton(page))
  await confirmedOrder(page)
  const { taps, fields, seconds } = buyer.counted()
  expect({ taps, fields }).toEqual({ taps: 5, fields: 0 })
  expect(seconds).toBeLessThan(60)
})
