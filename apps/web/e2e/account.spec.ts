import type { Browser, BrowserContext, Page } from '@playwright/test'

import { demoUser } from '@storefront/backend/seed'

import { es as account } from '../src/features/account/messages/es.ts'
import { es as cart } from '../src/features/cart/messages/es.ts'
import { es as shell } from '../src/shell/messages/es.ts'
import { aPerson, register, signIn, signOut, userMenu } from './support/account.ts'
import { untilHydrated } from './support/everyPage.ts'
import { blockScripts, holdScripts } from './support/network.ts'
import { addToCart, destilado, expectBottles, quantityOf, tripleDestilado } from './support/shop.ts'
import { storedCart } from './support/storedCart.ts'
import { expect, type SiteOptions, test } from './support/test.ts'

async function authCookie(context: BrowserContext) {
  return (await context.cookies()).find(({ name }) => name === 'authToken')
}

interface Surroundings {
  readonly backend: SiteOptions['backend']
  readonly browser: Browser
  readonly context: BrowserContext
  readonly baseURL: string | undefined
}

/** The embedded backend lives in one browser: there the other device is another tab of it. */
async function anotherDevice({ backend, browser, context, baseURL = '' }: Surroundings) {
  if (backend === 'local') return context.newPage()
  const device = await browser.newContext({ baseURL, locale: 'es-EC' })
  const page = await device.newPage()
  await page.addInitScript(() => localStorage.setItem('ageVerified', 'true'))
  return page
}

/** What the browser keeps of the site; the embedded backend's own database stands for a server. */
async function leftBehind(page: Page): Promise<string[]> {
  return page.evaluate(async () => {
    // Firebase counts there on which days it was used, not by whom.
    const databases = (await indexedDB.databases()).filter(
      ({ name }) => name !== 'firebase-heartbeat-database',
    )
    const sessions = await Promise.all(
      databases.map(
        ({ name }) =>
          new Promise<string[]>((resolve, reject) => {
            const opening = indexedDB.open(name ?? '')
            opening.addEventListener('error', () => reject(new Error(`Could not open ${name}`)))
            opening.addEventListener('success', () => {
              const database = opening.result
              const [store] = database.objectStoreNames
              if (store === undefined) return resolve([])
              const reading = database.transaction(store).objectStore(store).getAllKeys()
              reading.addEventListener('success', () => {
                database.close()
                resolve(reading.result.map((key) => `indexedDB ${JSON.stringify(key)}`))
              })
              return undefined
            })
          }),
      ),
    )
    return [
      ...sessions.flat(),
      ...Object.keys(localStorage).filter((key) => key !== 'localBackend.1'),
      ...Object.keys(sessionStorage).map((key) => `sessionStorage ${key}`),
      ...document.cookie.split('; ').filter((pair) => pair !== ''),
    ].toSorted()
  })
}

test('a guest who registers keeps the cart, leaves nothing behind, and finds it elsewhere', async ({
  page,
  context,
  browser,
  backend,
  baseURL,
}) => {
  const person = aPerson()
  await page.goto('/products')
  const before = await leftBehind(page)
  await addToCart(page, destilado.name)
  await addToCart(page, tripleDestilado.name)
  await page.getByRole('link', { name: shell.login }).click()
  await page
    .getByRole('main')
    .getByRole('link', { name: /cuenta/ })
    .click()
  await expect(page).toHaveURL('/register')
  await register(page, person)
  await expect(page).toHaveURL('/home')
  await expect(userMenu(page)).toBeVisible()
  await expect(page.getByText(shell.notices['cart-merged'])).toBeVisible()
  await expectBottles(page, 2)
  expect(await storedCart(backend, page, person.email)).toEqual({
    [destilado.id]: 1,
    [tripleDestilado.id]: 1,
  })
  expect(await page.evaluate(() => localStorage.getItem('cartItems'))).toBeNull()

  await signOut(page)
  await expect(page).toHaveURL('/login')
  await expectBottles(page, 0)
  expect(await leftBehind(page)).toEqual(before)
  expect(await authCookie(context)).toBeUndefined()

  const other = await anotherDevice({ backend, browser, context, baseURL })
  await other.goto('/login')
  await untilHydrated(other)
  await signIn(other, person)
  await expect(other).toHaveURL('/home')
  await expectBottles(other, 2)
  await other.goto('/cart')
  await expect(quantityOf(other, tripleDestilado.name)).toHaveValue('1')
  await other.getByRole('button', { name: cart.clear }).click()
  await expect.poll(() => storedCart(backend, other, person.email)).toEqual({})
})

test('what two devices add to one cart adds up', async ({
  page,
  context,
  browser,
  backend,
  baseURL,
}) => {
  const person = aPerson()
  await page.goto('/register')
  await untilHydrated(page)
  await register(page, person)
  await expect(page).toHaveURL('/home')
  await page.goto('/products')

  const other = await anotherDevice({ backend, browser, context, baseURL })
  await other.goto('/login?returnTo=/products')
  if (backend === 'emulator') await signIn(other, person)
  await expect(userMenu(other)).toBeVisible()

  await addToCart(page, destilado.name)
  await expectBottles(page, 1)
  await addToCart(other, destilado.name)
  await expectBottles(other, 2)
  expect(await storedCart(backend, page, person.email)).toEqual({ [destilado.id]: 2 })
})

test('passwords that do not match are told of, and nothing is sent', async ({ page, context }) => {
  await page.goto('/register')
  const sent: string[] = []
  context.on('request', (request) => {
    if (request.method() !== 'GET') sent.push(request.url())
  })
  await register(page, aPerson(), 'something else')
  await expect(page.getByText('Las contraseñas no coinciden')).toBeVisible()
  await expect(page).toHaveURL('/register')
  expect(sent).toEqual([])
  expect(await page.evaluate(() => localStorage.getItem('localBackend.1'))).toBeNull()
})

test('a wrong password and an unknown address get the same answer', async ({ page, troubles }) => {
  troubles.expect(/status of 400/)
  await page.goto('/login')
  for (const email of [demoUser.email, 'nobody@example.com']) {
    await signIn(page, { email, password: 'not this one' })
    await expect(page.getByRole('alert')).toHaveText('Usuario o contraseña incorrectos.')
    await expect(page.getByRole('button', { name: 'Iniciar sesión' })).toBeEnabled()
    await page.reload()
  }
  await expect(page.getByRole('link', { name: shell.login })).toBeVisible()
})

test('the token is kept in a strict, secure cookie for seven days, as long as the session', async ({
  page,
  context,
}) => {
  const sevenDays = 604_800
  await page.goto('/login')
  await untilHydrated(page)
  await signIn(page, demoUser)
  await expect(page).toHaveURL('/home')
  const cookie = await authCookie(context)
  expect(cookie).toMatchObject({ secure: true, sameSite: 'Strict', path: '/' })
  expect((cookie?.expires ?? 0) - Date.now() / 1000).toBeGreaterThan(sevenDays - 60)
  expect((cookie?.expires ?? 0) - Date.now() / 1000).toBeLessThanOrEqual(sevenDays)

  await signOut(page)
  await expect(page).toHaveURL('/login')
  expect(await authCookie(context)).toBeUndefined()
})

test('signing out in one tab signs the other out', async ({ page, context }) => {
  await page.goto('/login')
  await untilHydrated(page)
  await signIn(page, demoUser)
  await expect(page).toHaveURL('/home')
  const other = await context.newPage()
  await other.goto('/userProfile')
  await expect(other.getByLabel(account.fields.nombre)).toHaveValue(demoUser.nombre)

  await signOut(page)
  await expect(other).toHaveURL(/\/login/)
  await expect(other.getByLabel(account.fields.nombre)).toHaveCount(0)
  await expect(other.getByRole('link', { name: shell.login })).toBeVisible()
})

test('what is typed before the page can read it is not lost', async ({ page }) => {
  const scripts = await holdScripts(page)
  await page.goto('/login', { waitUntil: 'commit' })
  await page.getByLabel('Correo electrónico').fill(demoUser.email)
  await page.getByLabel('Contraseña', { exact: true }).fill(demoUser.password)
  await scripts.release()
  await untilHydrated(page)
  await page.getByRole('main').getByRole('button', { name: 'Iniciar sesión' }).click()
  await expect(page).toHaveURL('/home')
})

test('a form that is sent before the page can send it puts no password into the address', async ({
  page,
  troubles,
}) => {
  await blockScripts(page, troubles)
  await page.goto('/login')
  await signIn(page, demoUser)
  await expect(page).toHaveURL('/login')
  await expect(page.getByLabel('Contraseña', { exact: true })).toHaveValue(demoUser.password)
})
