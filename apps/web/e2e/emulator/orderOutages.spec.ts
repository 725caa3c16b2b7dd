import type { Page } from '@playwright/test'

import { es as checkout } from '../../src/features/checkout/messages/es.ts'
import {
  confirmedOrder,
  openHistory,
  openNotes,
  placeButton,
  readyToOrder,
} from '../support/checkout.ts'
import { destilado } from '../support/shop.ts'
import { es as shell } from '../support/siteWords.ts'
import { expect, test } from '../support/test.ts'

const commits = /documents:commit/

/** Lets commits reach the database, but drops every reply. Returns a function that counts the commits. */
async function loseAnswers(page: Page): Promise<() => number> {
  let arrived = 0
  await page.route(commits, async (route) => {
    await route.fetch()
    arrived += 1
    await route.abort()
  })
  return () => arrived
}

test.beforeEach(({ pageErrors }) => {
  pageErrors.expect(/Failed to load resource|CORS|could not be|net::ERR/i)
})

test('an answer lost after the order was placed: trying again leads to that one order', async ({
  page,
}) => {
  await readyToOrder(page, destilado.name)
  const arrived = await loseAnswers(page)
  await placeButton(page).click()
  await expect(page.getByRole('main').getByRole('alert')).toContainText(/No pudimos confirmar/)
  expect(arrived()).toBeGreaterThan(0)
  await page.unroute(commits)
  await placeButton(page).click()
  await confirmedOrder(page)
  await expect(await openHistory(page)).toHaveCount(1)
})

test('a reload after a lost answer finds the order and shows its confirmation', async ({
  page,
}) => {
  await readyToOrder(page, destilado.name)
  const arrived = await loseAnswers(page)
  await placeButton(page).click()
  await expect.poll(arrived).toBeGreaterThan(0)
  await page.unrouteAll({ behavior: 'ignoreErrors' })
  await page.reload()
  await confirmedOrder(page)
  await expect.poll(() => page.evaluate(() => localStorage.getItem('orderAttempt'))).toBeNull()
  await expect(await openHistory(page)).toHaveCount(1)
})

test('without the network nothing typed is lost, and one order is made once it is back', async ({
  page,
  context,
}) => {
  await readyToOrder(page, destilado.name)
  await (await openNotes(page)).fill('Timbre del segundo piso.')
  await context.setOffline(true)
  await placeButton(page).click()
  await expect(page.getByRole('alert').last()).toContainText(/No pudimos confirmar tu pedido/)
  await expect(page.getByLabel(checkout.notes.label)).toHaveValue('Timbre del segundo piso.')
  await context.setOffline(false)
  await placeButton(page).click()
  await confirmedOrder(page)
  await expect(page.getByRole('main')).toContainText('Timbre del segundo piso.')
  await expect(await openHistory(page)).toHaveCount(1)
})

test('an order is placed although the profile could not be completed, which is told', async ({
  page,
}) => {
  await readyToOrder(page, destilado.name)
  // Only the order's commit empties the cart.
  await page.route(commits, async (route) => {
    const isOrder = route.request().postData()?.includes('/documents/orders/') === true
    await (isOrder ? route.continue() : route.abort())
  })
  await placeButton(page).click()
  await confirmedOrder(page)
  await expect(page.getByText(shell.notices['details-not-saved'])).toBeVisible()
})
