import type { Page } from '@playwright/test'
import { demoUser } from '@storefront/backend/seed'

import { es as account } from '../../src/features/account/messages/es.ts'
import { es as cart } from '../../src/features/cart/messages/es.ts'
import { es as catalog } from '../../src/features/catalog/messages/es.ts'
import { es as home } from '../../src/features/home/messages/es.ts'
import { es as process } from '../../src/features/process/messages/es.ts'
import { signIn } from '../support/account.ts'
import { openPage, untilHydrated } from '../support/openPage.ts'
import { cartButton, destilado } from '../support/shop.ts'
import { es as shell } from '../support/siteWords.ts'
import { expect, test, type PageErrors } from '../support/test.ts'
import { fill } from '../support/words.ts'

/** Loses the network for code and styles; gives what brings it back. */
async function loseCode(page: Page, pageErrors: PageErrors, files: RegExp) {
  pageErrors.expect(/net::ERR_FAILED|Failed to fetch dynamically imported|Unable to preload CSS/)
  await page.route(files, (route) => route.abort())
  return () => page.unroute(files)
}

/** As a browser says it that knows of a network; one on a machine without any never does. */
const tellOnline = (page: Page) =>
  page.evaluate(() => void window.dispatchEvent(new Event('online')))

/** The same until it was heard: what waits for it does so a moment after it is seen. */
const tellOnlineUntil = (page: Page, expectBack: () => Promise<void>) =>
  expect(async () => {
    await tellOnline(page)
    await expectBack()
  }).toPass()

test('a cart that cannot be opened says so, leaves what was typed, and opens once it can', async ({
  page,
  pageErrors,
}) => {
  await openPage(page, '/login')
  await page.getByLabel(account.fields.email).fill('rosa@example.com')
  const bringBack = await loseCode(page, pageErrors, /\/assets\//)
  await cartButton(page).click()
  await expect(page.getByRole('alert')).toContainText(shell.notices['cart-not-opened'])
  await expect(page.getByLabel(account.fields.email)).toHaveValue('rosa@example.com')

  await bringBack()
  const drawer = page.getByRole('dialog', { name: cart.title })
  // A request that was under way may still fail.
  await expect(async () => {
    if (await drawer.isHidden()) await cartButton(page).click({ timeout: 2_000 })
    await expect(drawer.getByText(cart.emptyTitle)).toBeVisible({ timeout: 5_000 })
  }).toPass()
  // Its styles, too, are asked for again.
  await expect(drawer.getByText(cart.emptyTitle).locator('..')).toHaveCSS('display', 'grid')
  await expect(page.getByRole('alert')).toHaveCount(0)
})

test('a file that is lost for good makes no page grow, however often the visitor presses', async ({
  page,
  pageErrors,
}) => {
  // A browser on a machine without any network is offline, and asks once.
  await page.addInitScript(() => Object.defineProperty(navigator, 'onLine', { get: () => true }))
  await openPage(page, '/home')
  await loseCode(page, pageErrors, /\/assets\/(SiteFooter|InTheGlass|Bottles|CocktailCard)-/)
  const asked: string[] = []
  page.on('request', (request) => asked.push(request.url()))
  const ofParts = () => asked.filter((url) => /SiteFooter|InTheGlass|Bottles/.test(url)).length
  const before = await page.locator('link').count()
  for (let press = 0; press < 40; press++) {
    await page.keyboard.press('Shift')
    await page.evaluate(() => new Promise((resolve) => void requestAnimationFrame(resolve)))
  }
  await expect.poll(ofParts).toBeGreaterThan(3)
  // After the last attempt each part is shown as it was prerendered.
  await expect(page.locator('[data-unhydrated]')).toHaveCount(0)
  // At most one for each style sheet of the parts.
  expect(await page.locator('link').count()).toBeLessThan(before + 16)
  // Three parts, and at most five requests for each: the last two attempts ask under two addresses.
  expect(ofParts()).toBeLessThanOrEqual(15)
})

for (const { what, entry, text } of [
  { what: 'lost', entry: 'index-', text: shell.outage['code-lost'] },
  { what: 'replaced by a newer release', entry: 'newer-', text: shell.outage['new-release'] },
]) {
  test(`who signs in while the backend's code is ${what} is told so, and keeps what was typed`, async ({
    page,
    pageErrors,
  }) => {
    await openPage(page, '/login')
    const bringBack = await loseCode(page, pageErrors, /\/assets\/createDemoBackend-/)
    pageErrors.expect(/Signing in failed|could not be/)
    await page.route('/login', async (route) => {
      const response = await route.fetch()
      const body = (await response.text()).replaceAll('/assets/index-', `/assets/${entry}`)
      await route.fulfill({ response, body })
    })
    await signIn(page, demoUser)
    await expect(page.getByRole('main').getByRole('alert')).toContainText(text)
    await expect(page.getByLabel(account.fields.email)).toHaveValue(demoUser.email)
    await expect(page.getByLabel(account.fields.password, { exact: true })).toHaveValue(
      demoUser.password,
    )

    await bringBack()
    await page.unroute('/login')
    if (entry === 'newer-') {
      await page.getByRole('button', { name: shell.reload }).click()
      await untilHydrated(page)
      await expect(page.getByLabel(account.fields.email)).toHaveValue(demoUser.email)
    }
    await signIn(page, demoUser)
    await expect(page).toHaveURL('/home')
  })
}

test('a page whose prices cannot be looked up for want of code stands there without, and asks again', async ({
  page,
  pageErrors,
}) => {
  const bringBack = await loseCode(page, pageErrors, /\/assets\/createDemoBackend-/)
  await page.goto('/products')
  await untilHydrated(page)
  await expect(page.getByRole('alert')).toContainText(
    fill(catalog.pricesAsOf, { date: '' }).slice(0, -2),
  )
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(catalog.heading)

  await bringBack()
  await page.getByRole('button', { name: shell.tryAgain }).click()
  await expect(
    page.getByRole('button', { name: fill(catalog.addToCartNamed, { name: destilado.name }) }),
  ).toBeEnabled()
  await expect(page.getByRole('alert')).toHaveCount(0)
})

test('a file that a browser remembers as lost is asked for under another address, by itself', async ({
  page,
  pageErrors,
}) => {
  await openPage(page, '/login')
  // Lost for ever, as Chromium before 156 has it; the same file with a query is not.
  await loseCode(page, pageErrors, /\/assets\/createDemoBackend-[^/]+\.js$/)
  await signIn(page, demoUser)
  await expect(page).toHaveURL('/home')
})

test('what was prerendered stays as it is while its code is lost, also on the next page', async ({
  page,
  pageErrors,
}) => {
  await openPage(page, '/home')
  const warning = page.getByRole('contentinfo').getByText(shell.healthWarning)
  const trio = page.getByRole('heading', { name: home.cocktails.title })
  const bringBack = await loseCode(page, pageErrors, /\/assets\/(SiteFooter|InTheGlass)-/)
  const asked = new Set<string>()
  page.on('request', (request) => {
    for (const part of /SiteFooter|InTheGlass/.exec(request.url()) ?? []) asked.add(part)
  })
  // What hears of the first key may do so a moment after the page is there.
  await expect
    .poll(async () => {
      await page.keyboard.press('Shift')
      return asked.size
    })
    .toBe(2)
  // What is kept takes the part's place meanwhile.
  await expect(() => warning.scrollIntoViewIfNeeded()).toPass()
  await expect(warning).toBeVisible()
  await expect(trio).toBeVisible()

  await page.getByRole('link', { name: shell.products }).first().click()
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(catalog.heading)
  await expect(warning).toBeVisible()

  await bringBack()
  await tellOnline(page)
  await page.getByRole('contentinfo').getByRole('link', { name: shell.footer.terms }).click()
  await expect(page).toHaveURL('/terms')
  await expect(warning).toBeVisible()
})

test('a link that is followed offline says so between header and footer, and goes on by itself', async ({
  page,
  pageErrors,
  context,
}) => {
  await openPage(page, '/home')
  pageErrors.expect(/net::ERR_|Failed to fetch dynamically imported|Unable to preload CSS/)
  await context.setOffline(true)
  await page.getByRole('link', { name: shell.process }).first().click()
  await expect(page.getByRole('main').getByRole('alert')).toContainText(shell.lost.offline)
  await expect(page.getByRole('banner').first()).toBeVisible()
  await expect(page.getByText(shell.healthWarning)).toBeVisible()

  await context.setOffline(false)
  await tellOnlineUntil(page, () =>
    expect(page.getByRole('heading', { level: 1 })).toHaveText(process.heading, { timeout: 5_000 }),
  )
})

test('another language that cannot be loaded leaves the page as it is, and comes by itself', async ({
  page,
  pageErrors,
  context,
}) => {
  await openPage(page, '/login')
  await page.getByLabel(account.fields.email).fill('rosa@example.com')
  pageErrors.expect(/net::ERR_|Failed to fetch dynamically imported|Unable to preload CSS/)
  await context.setOffline(true)
  await page.getByRole('link', { name: shell.languageName.en }).first().click()
  await expect(page.getByRole('alert')).toContainText(shell.languageNotLoaded)
  await expect(page.getByLabel(account.fields.email)).toHaveValue('rosa@example.com')

  await context.setOffline(false)
  await tellOnlineUntil(page, () =>
    expect(page.locator('html')).toHaveAttribute('lang', 'en', { timeout: 5_000 }),
  )
  await expect(page.getByLabel('E-mail')).toHaveValue('rosa@example.com')
})
