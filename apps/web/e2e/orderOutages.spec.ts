import type { Browser, Page } from '@playwright/test'

import { emulatorSettings } from '../src/composition/emulatorSettings.ts'
import { es as cart } from '../src/features/cart/messages/es.ts'
import { es as checkout } from '../src/features/checkout/messages/es.ts'
import {
  agree,
  arriveAtCheckout,
  completeDelivery,
  confirmedOrder,
  openHistory,
  placeButton,
} from './support/checkout.ts'
import { destilado, tripleDestilado } from './support/shop.ts'
import { changeShop } from './support/shopData.ts'
import { expect, test } from './support/test.ts'

const { firestoreHost, firestorePort } = emulatorSettings.emulators
const database = `http://${firestoreHost}:${firestorePort}/**`
const commits = /documents:commit/

/** Lets commits arrive, and loses every answer to them. Gives how many arrived. */
async function loseAnswers(page: Page): Promise<() => number> {
  let arrived = 0
  await page.route(commits, async (route) => {
    await route.fetch()
    arrived += 1
    await route.abort()
  })
  return () => arrived
}

async function readyToOrder(page: Page, name: string): Promise<void> {
  await arriveAtCheckout(page, name)
  await completeDelivery(page)
  await agree(page)
}

test.slow()

test.beforeEach(({ troubles }) => {
  troubles.expect(/Failed to load resource|CORS|could not be|net::ERR/i)
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
  expect(await page.evaluate(() => localStorage.getItem('orderAttempt'))).toBeNull()
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

test('details that could not be saved say so, and stay as typed', async ({ page }) => {
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
})

/** A customer in a browser of their own. */
async function anotherCustomer(browser: Browser, baseURL = ''): Promise<Page> {
  const context = await browser.newContext({ baseURL, locale: 'es-EC' })
  await context.addInitScript(() => {
    localStorage.setItem('ageVerified', 'true')
    localStorage.setItem('cookieConsent', 'rejected')
  })
  return context.newPage()
}

test('of two customers and one last bottle one gets it, and the other is told', async ({
  page,
  browser,
  baseURL,
  backend,
}) => {
  const other = await anotherCustomer(browser, baseURL)
  const path = `products/${tripleDestilado.id}` as const
  await readyToOrder(page, tripleDestilado.name)
  await readyToOrder(other, tripleDestilado.name)
  try {
    await changeShop(backend, page, path, { stock: 1 })
    await Promise.all([placeButton(page).click(), placeButton(other).click()])
    const customers = [page, other]
    const refusals = customers.map((customer) =>
      customer.getByRole('alert').filter({ hasText: checkout.failed.refused }),
    )
    await expect
      .poll(async () => {
        const told = await Promise.all(refusals.map((refusal) => refusal.count()))
        const placed = customers.filter((customer) => customer.url().endsWith('?placed'))
        return { told: told.filter((count) => count > 0).length, placed: placed.length }
      })
      .toEqual({ told: 1, placed: 1 })
    const loser = page.url().endsWith('?placed') ? other : page
    const winner = loser === page ? other : page
    await expect(loser.getByText(cart.trouble['sold-out'])).toBeVisible()
    await expect(await openHistory(winner)).toHaveCount(1)
    await expect(await openHistory(loser)).toHaveCount(0)
  } finally {
    await changeShop(backend, page, path, { stock: 120 })
    await other.context().close()
  }
})
