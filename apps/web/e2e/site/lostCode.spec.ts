import type { Page } from '@playwright/test'
import { demoUser } from '@storefront/backend/seed'

import { es as account } from '../../src/features/account/messages/es.ts'
import { es as cart } from '../../src/features/shop/cart/messages/es.ts'
import { es as catalog } from '../../src/features/shop/catalog/messages/es.ts'
import { signIn } from '../support/account.ts'
import { openPage, untilHydrated } from '../support/openPage.ts'
import { cartButton } from '../support/shop.ts'
import { es as shell } from '../support/siteWords.ts'
import { expect, test, type PageErrors } from '../support/test.ts'
import { fill } from '../support/words.ts'

/** Loses files of the site's code. Returns a function that brings them back. */
async function loseCode(page: Page, pageErrors: PageErrors, files: RegExp) {
  pageErrors.expect(/net::ERR_FAILED|Failed to fetch dynamically imported|could not be/)
  // A browser on a machine without any network is offline.
  await page.addInitScript(() => Object.defineProperty(navigator, 'onLine', { get: () => true }))
  await page.route(files, (route) => route.abort())
  return () => page.unroute(files)
}

const reload = (page: Page) =>
  page.getByRole('alert').getByRole('button', { name: shell.reload }).click()

test('a cart that cannot be opened says so, and a reload keeps what was typed, except for passwords', async ({
  page,
  pageErrors,
}) => {
  const bringBack = await loseCode(page, pageErrors, /\/assets\/CartDrawer-/)
  await openPage(page, '/login')
  await page.getByLabel(account.fields.email).fill('rosa@example.com')
  const password = page.getByLabel(account.fields.password, { exact: true })
  await password.fill('secreto-123')
  await page.getByRole('button', { name: account.fields.showPassword }).click()
  await expect(password).toHaveAttribute('type', 'text')
  await cartButton(page).click()
  await expect(page.getByRole('alert')).toContainText(shell.notices['cart-not-opened'])

  await bringBack()
  await reload(page)
  await untilHydrated(page)
  await expect(page.getByLabel(account.fields.email)).toHaveValue('rosa@example.com')
  await expect(password).toHaveValue('')
  expect(await page.evaluate(() => JSON.stringify(history.state))).not.toContain('secreto')
  await cartButton(page).click()
  await expect(page.getByRole('dialog').getByText(cart.emptyTitle)).toBeVisible()
})

test('who signs in while the backend’s code is lost is offered a reload', async ({
  page,
  pageErrors,
}) => {
  const bringBack = await loseCode(page, pageErrors, /\/assets\/createDemoBackend-/)
  pageErrors.expect(/Signing in failed/)
  await openPage(page, '/login')
  // The notice alone may tell of another part that needs the backend.
  const failure = page.waitForEvent('console', (message) =>
    message.text().startsWith('Signing in failed'),
  )
  await signIn(page, demoUser)
  await failure
  await expect(page.getByRole('alert').first()).toContainText(shell.notices['code-lost'])

  await bringBack()
  await reload(page)
  await untilHydrated(page)
  await expect(page.getByLabel(account.fields.email)).toHaveValue(demoUser.email)
  await signIn(page, demoUser)
  await expect(page).toHaveURL('/home')
})

test('a page whose prices cannot be looked up for want of code shows the printed ones', async ({
  page,
  pageErrors,
}) => {
  await loseCode(page, pageErrors, /\/assets\/createDemoBackend-/)
  await openPage(page, '/products')
  await expect(page.getByRole('main').getByRole('alert')).toContainText(
    fill(catalog.pricesAsOf, { date: '' }).slice(0, -2),
  )
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(catalog.heading)
})

test('another language whose words are lost is opened by the browser', async ({
  page,
  pageErrors,
}) => {
  const english = /\/assets\/en-/
  await loseCode(page, pageErrors, english)
  await openPage(page, '/terms')
  await page.route('**/en/terms', async (route) => {
    await page.unroute(english)
    await route.continue()
  })
  await page.getByRole('link', { name: shell.languageName.en }).first().click()
  await expect(page).toHaveURL('/en/terms')
  await untilHydrated(page)
  await expect(page.locator('html')).toHaveAttribute('lang', 'en')
})
