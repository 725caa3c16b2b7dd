import type { Page } from '@playwright/test'

import { emulatorSettings } from '../../src/app/services/emulatorSettings.ts'
import { es as checkout } from '../../src/features/checkout/messages/es.ts'
import {
  arriveAtCheckout,
  confirmedOrder,
  openHistory,
  placeButton,
  readyToOrder,
} from '../support/checkout.ts'
import { destilado } from '../support/shop.ts'
import { expect, test } from '../support/test.ts'

const { firestoreHost, firestorePort } = emulatorSettings.emulators
const database = `http://${firestoreHost}:${firestorePort}/**`
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

test.slow()

test.beforeEach(({ pageErrors }) => {
  pageErrors.expect(/Failed to load resource|CORS|could not be|net::ERR/i)
})

test('an answer lost after the order was placed: trying again leads to that one order', async ({
  page,
}) => {
  await readyToOrder(page, destilado.name)
  const arrived = await loseAnswers(page)
  await placeButton(page).click()
  await expect(page.getByRole('alert')).toContainText(/No pudimos confirmar tu pedido/, {
    timeout: 20_000,
  })
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
  await page.getByLabel(checkout.notes.label).fill('Timbre del segundo piso.')
  await context.setOffline(true)
  await placeButton(page).click()
  await expect(page.getByRole('alert').last()).toContainText(/No pudimos confirmar tu pedido/, {
    timeout: 20_000,
  })
  await expect(page.getByLabel(checkout.notes.label)).toHaveValue('Timbre del segundo piso.')
  await context.setOffline(false)
  await placeButton(page).click()
  await confirmedOrder(page)
  await expect(page.getByRole('main')).toContainText('Timbre del segundo piso.')
  await expect(await openHistory(page)).toHaveCount(1)
})

test(
  'details that could not be saved say so, and stay as typed',
  { tag: '@full' },
  async ({ page }) => {
    await arriveAtCheckout(page, destilado.name)
    await page.getByRole('button', { name: checkout.delivery.edit }).click()
    await page.getByLabel('Teléfono').fill('0991234567')
    await page.getByLabel('Dirección').fill('Calle Larga 1-23, Cuenca')
    await page.route(database, (route) => route.abort())
    await page.getByRole('button', { name: checkout.delivery.save }).click()
    await expect(page.getByRole('alert').last()).toContainText(checkout.delivery.failed, {
      timeout: 20_000,
    })
    await expect(page.getByLabel('Teléfono')).toHaveValue('0991234567')
    await page.unroute(database)
    await page.getByRole('button', { name: checkout.delivery.save }).click()
    await expect(page.getByText(checkout.delivery.saved)).toBeVisible()
  },
)
