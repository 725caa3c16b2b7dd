import type { Page } from '@playwright/test'

import { es as checkout } from '../../src/features/shop/checkout/messages/es.ts'
import { aPerson } from '../support/account.ts'
import { confirmed, fillIn, goToCheckout, openNotes, placeButton } from '../support/checkout.ts'
import { commandCalls } from '../support/outage.ts'
import { destilado } from '../support/shop.ts'
import { expect, test } from '../support/test.ts'

/** What the checkout says while it is unknown whether the order was placed. */
const unconfirmed = /^No pudimos confirmar tu pedido\./

/** A stranger who is ready to order a bottle. Returns the address. */
async function readyToOrder(page: Page): Promise<string> {
  const person = aPerson()
  await goToCheckout(page, destilado.name)
  await fillIn(page, person)
  return person.email
}

/** Lets the page's commands reach the shop, but drops every reply. */
async function loseReplies(page: Page): Promise<void> {
  await page.route(commandCalls, async (route) => {
    await route.fetch()
    await route.abort()
  })
}

test.beforeEach(({ pageErrors }) => {
  pageErrors.expect(/Failed to load resource|could not be|net::ERR/i)
})

test('a reply that is lost after the order was placed: the same press leads to that one order', async ({
  page,
  server,
}) => {
  const email = await readyToOrder(page)
  await loseReplies(page)
  await placeButton(page).click()
  await expect(page.getByText(unconfirmed)).toBeVisible()
  await page.unroute(commandCalls)
  await placeButton(page).click()
  const { number } = await confirmed(page)
  expect(await server.ordersOf(email)).toMatchObject([{ number }])
})

test('a reply that is lost with its page: the same press after a reload leads to that one order', async ({
  page,
  server,
}) => {
  const email = await readyToOrder(page)
  await loseReplies(page)
  await placeButton(page).click()
  await expect.poll(async () => (await server.ordersOf(email)).length).toBe(1)
  // First the page goes: a route that is taken away would let the reply through.
  await page.reload()
  await page.unrouteAll({ behavior: 'ignoreErrors' })
  await placeButton(page).click()
  const { number } = await confirmed(page)
  expect(await server.ordersOf(email)).toMatchObject([{ number }])
})

test('without the network nothing typed is lost, and one order is made once it is back', async ({
  page,
  context,
  server,
}) => {
  const email = await readyToOrder(page)
  await (await openNotes(page)).fill('Timbre del segundo piso.')
  await context.setOffline(true)
  await placeButton(page).click()
  await expect(page.getByText(unconfirmed)).toBeVisible()
  await expect(page.getByLabel(checkout.remarks.notes.label)).toHaveValue(
    'Timbre del segundo piso.',
  )
  await context.setOffline(false)
  await placeButton(page).click()
  await confirmed(page)
  expect(await server.ordersOf(email)).toMatchObject([{ notes: 'Timbre del segundo piso.' }])
})
