import type { Page } from '@playwright/test'

import { es as account } from '../../src/features/account/messages/es.ts'
import { aUser, signIn } from '../support/account.ts'
import { completeDelivery, confirmed, goToCheckout, placeButton } from '../support/checkout.ts'
import { openPage } from '../support/openPage.ts'
import { answerError, databaseCalls } from '../support/outage.ts'
import { storedCart } from '../support/server.ts'
import { addToCart, destilado, expectBottles, tripleDestilado } from '../support/shop.ts'
import { es as shell } from '../support/siteWords.ts'
import { expect, test } from '../support/test.ts'

test.beforeEach(({ pageErrors }) => {
  pageErrors.expect(/Failed to load resource|could not be|cart/i)
})

/** Longer than a token lasts, in ms. */
const pastTheToken = 7_200_000

/** Ends the session in all tabs: in one of them the token has run out, and the service issues no other. */
async function endSession(page: Page): Promise<void> {
  const tab = await page.context().newPage()
  await tab.addInitScript((later) => {
    const { now } = Date
    Date.now = () => now() + later
  }, pastTheToken)
  await tab.route('**/securetoken.googleapis.com/**', (route) =>
    answerError(route, 400, 'TOKEN_EXPIRED'),
  )
  await tab.goto('/home')
  await expect(page.getByText(shell.notices['session-ended'])).toBeVisible()
  await tab.close()
  await page.bringToFront()
}

test('a session that ends before a change of the cart is saved loses no bottle', async ({
  page,
  server,
}) => {
  const person = await aUser(page, '/products')
  await addToCart(page, destilado.name)
  await expect.poll(() => storedCart(server, person.email)).toEqual({ [destilado.id]: 1 })
  await page.route(databaseCalls, (route) => route.abort())
  await addToCart(page, tripleDestilado.name)
  await expect(page.getByText(shell.notices['cart-not-saved'])).toBeVisible()
  await endSession(page)
  await expectBottles(page, 1)
  await page.unroute(databaseCalls)

  await openPage(page, '/login')
  await signIn(page, person)
  await expect(page).toHaveURL('/home')
  await expectBottles(page, 2)
  await expect
    .poll(() => storedCart(server, person.email))
    .toEqual({ [destilado.id]: 1, [tripleDestilado.id]: 1 })
})

test('a session that ends at the checkout keeps what was typed for after the login', async ({
  page,
  server,
}) => {
  const person = await aUser(page)
  await goToCheckout(page, destilado.name)
  await completeDelivery(page, person)
  await expect.poll(() => storedCart(server, person.email)).toEqual({ [destilado.id]: 1 })
  await endSession(page)

  await openPage(page, '/login?returnTo=/checkout')
  await signIn(page, person)
  await expect(page).toHaveURL('/checkout')
  await expect(page.getByLabel(account.fields.telefono)).toHaveValue(person.telefono)
  await placeButton(page).click()
  await confirmed(page)
})
