import type { Route } from '@playwright/test'
import { demoUser } from '@storefront/backend/seed'

import { es as account } from '../../src/features/account/messages/es.ts'
import { es as cart } from '../../src/features/shop/cart/messages/es.ts'
import { es as catalog } from '../../src/features/shop/catalog/messages/es.ts'
import { aUser, signIn } from '../support/account.ts'
import { variants } from '../support/fullMatrix.ts'
import { openPage, untilHydrated } from '../support/openPage.ts'
import {
  accountCalls as accounts,
  countCalls,
  databaseCalls as database,
  keepSilent,
  passDeadline,
} from '../support/outage.ts'
import { storedCart } from '../support/server.ts'
import {
  addToCart,
  cartButton,
  destilado,
  expectBottles,
  tripleDestilado,
} from '../support/shop.ts'
import { es as shell } from '../support/siteWords.ts'
import { expect, test } from '../support/test.ts'
import { fill } from '../support/words.ts'

test.beforeEach(async ({ page, pageErrors }) => {
  pageErrors.expect(/Failed to load resource|CORS|could not be|Signing in failed|cart/i)
  await page.clock.install()
})

test('when the database does not answer, the products page says so and tries again', async ({
  page,
}) => {
  await page.route(database, keepSilent)
  const asked = page.waitForRequest(database)
  await page.goto('/products')
  await asked
  await passDeadline(page)
  await expect(page.getByRole('alert')).toContainText(shell.outage.timeout)

  await page.unroute(database)
  await page.getByRole('alert').getByRole('button', { name: shell.tryAgain }).click()
  await addToCart(page, destilado.name)
  await expectBottles(page, 1)
  await expect(page.getByRole('alert')).toHaveCount(0)
})

test('when the account service does not answer, the login says so and keeps what was typed', async ({
  page,
}) => {
  const calls = countCalls(page, 'accounts:signInWithPassword')
  await openPage(page, '/login')
  await page.route(accounts, keepSilent)
  const asked = page.waitForRequest(accounts)
  await signIn(page, demoUser)
  await asked
  await passDeadline(page)
  await expect(page.getByRole('alert')).toContainText(/^Error en el inicio de sesión: .{20,}/)
  await expect(page.getByLabel(account.fields.email)).toHaveValue(demoUser.email)
  expect(calls()).toBe(1)

  await page.unroute(accounts)
  // The hanging call may have been answered by now; then the visitor is already signed in.
  const submit = page.getByRole('main').getByRole('button', { name: account.login.submit })
  await expect(async () => {
    if (await submit.isVisible()) await submit.click({ timeout: 2_000 })
    await expect(page).toHaveURL('/home', { timeout: 4_000 })
  }).toPass()
})

test('when the database does not answer, a cart keeps what was added and is saved later', async ({
  page,
  server,
}) => {
  const person = await aUser(page, '/products')
  await addToCart(page, destilado.name)
  await expect.poll(() => storedCart(server, person.email)).toEqual({ [destilado.id]: 1 })

  await page.route(database, keepSilent)
  const asked = page.waitForRequest(database)
  await addToCart(page, tripleDestilado.name)
  await asked
  await expectBottles(page, 2)
  await passDeadline(page)
  // Besides a possible message about the prices.
  const notice = page.getByRole('alert').filter({ hasText: shell.notices['cart-not-saved'] })
  await expect(notice).toBeVisible()
  await expectBottles(page, 2)

  await page.unroute(database)
  await expect
    .poll(async () => {
      // Dispatches the event of a network that is back, repeatedly: an attempt in progress may still fail.
      await page.evaluate(() => window.dispatchEvent(new Event('online')))
      return storedCart(server, person.email)
    })
    .toEqual({ [destilado.id]: 1, [tripleDestilado.id]: 1 })
  await expect(notice).toHaveCount(0)
})

/** Replies that are not from the database, as of a proxy. */
const brokenAnswers: Readonly<Record<string, Parameters<Route['fulfill']>[0]>> = {
  'no JSON': { body: '<html>Sign in to this network</html>', contentType: 'text/html' },
  'no documents': { json: { documents: 'rubbish' } },
}

for (const [what, answer] of variants(Object.entries(brokenAnswers))) {
  test(`an answer of the database that is ${what} leaves prices as they were printed, and says so, in the cart too`, async ({
    page,
  }) => {
    const { id, name, price } = destilado
    await page.addInitScript(
      (items) => localStorage.setItem('cartItems', JSON.stringify(items)),
      [{ id, name, price, image: '/assets/bottle.webp', quantity: 2 }],
    )
    await page.route(database, (route) =>
      route.fulfill({ ...answer, headers: { 'Access-Control-Allow-Origin': '*' } }),
    )
    await page.goto('/products')
    await expect(page.getByRole('alert')).toContainText(
      fill(catalog.pricesAsOf, { date: '' }).slice(0, -2),
    )
    await expect(page.getByRole('region', { name, exact: true })).toContainText('$27,00')

    await cartButton(page).click()
    const drawer = page.getByRole('dialog', { name: cart.title })
    await expect(drawer).toContainText(cart.pricesUnavailable)
    await expect(drawer).toContainText('$54,00')
  })
}

test('without the network the products page works from what it knows', async ({
  page,
  context,
}) => {
  await page.goto('/products')
  const { name } = destilado
  await expect(
    page.getByRole('button', { name: fill(catalog.addToCartNamed, { name }) }),
  ).toBeEnabled()
  const footer = page.getByRole('contentinfo')
  await footer.scrollIntoViewIfNeeded()
  await untilHydrated(page, footer)
  await context.setOffline(true)
  await addToCart(page, destilado.name)
  await expectBottles(page, 1)
})
