import { rmSync } from 'node:fs'

import type { Browser, Page } from '@playwright/test'
import { demoUser } from '@storefront/backend/seed'

import type { Site } from '../../../backend/hosting/firebaseConfig.ts'
import { es as account } from '../../src/features/account/messages/es.ts'
import { es as cart } from '../../src/features/shop/cart/messages/es.ts'
import { signIn } from '../support/account.ts'
import { confirmed, placeButton } from '../support/checkout.ts'
import { openPage, untilHydrated } from '../support/openPage.ts'
import { copyAsRelease, serveReleases } from '../support/releases.ts'
import { addToCart, cartButton, destilado, expectBottles } from '../support/shop.ts'
import { es as shell } from '../support/siteWords.ts'
import { expect, test } from '../support/test.ts'

let releases: Record<'old' | 'new', Site>
test.beforeAll(() => {
  releases = { old: copyAsRelease('a'), new: copyAsRelease('b') }
})
test.afterAll(() => {
  for (const { publicDir } of Object.values(releases)) rmSync(publicDir, { recursive: true })
})

/** Opens a page in a browser of its own. Its console may name lost files. Files in `held` are not loaded. */
async function openTab(
  browser: Browser,
  origin: string,
  path: string,
  held?: RegExp,
): Promise<Page> {
  const context = await browser.newContext({ locale: 'es-EC', baseURL: origin })
  await context.addInitScript(() => {
    localStorage.setItem('ageVerified', 'true')
    // False on a machine without any network.
    Object.defineProperty(navigator, 'onLine', { get: () => true })
  })
  const page = await context.newPage()
  if (held) await page.route(held, (route) => route.abort())
  await openPage(page, path)
  return page
}

test('a tab that was opened before a release signs in and orders, on pages of the new one', async ({
  browser,
}) => {
  const shop = await serveReleases()
  shop.release(releases.old)
  const page = await openTab(browser, shop.origin, '/products')
  await addToCart(page, destilado.name)
  await expectBottles(page, 1)

  shop.release(releases.new)
  await page.getByRole('banner').getByRole('link', { name: shell.login }).click()
  await signIn(page, demoUser)
  await expect(page).toHaveURL('/home')
  await cartButton(page).click()
  await page.getByRole('dialog').getByRole('link', { name: cart.checkout }).click()
  await placeButton(page).click()
  await confirmed(page)

  await page.context().close()
  shop.close()
})

test('a form that was opened before a rollback says that a file is lost, and keeps what was typed', async ({
  browser,
}) => {
  const shop = await serveReleases()
  shop.release(releases.new)
  // The page would load the backend's code as soon as it is idle, which may be before the rollback.
  const backendCode = /\/assets\/createDemoBackend-/
  const page = await openTab(browser, shop.origin, '/login', backendCode)
  shop.release(releases.old)
  await page.unroute(backendCode)

  await signIn(page, demoUser)
  await expect(page.getByRole('alert').first()).toContainText(shell.notices['code-lost'])
  await page.getByRole('button', { name: shell.reload }).click()
  await untilHydrated(page)
  await expect(page.getByLabel(account.fields.email)).toHaveValue(demoUser.email)
  await signIn(page, demoUser)
  await expect(page).toHaveURL('/home')

  await page.context().close()
  shop.close()
})
