import type { Browser, BrowserContext } from '@playwright/test'

import { es as cart } from '../src/features/cart/messages/es.ts'
import { aPerson, aUser, register, signIn, signOut, userMenu } from './support/account.ts'
import { storedNames } from './support/everythingStored.ts'
import { openPage } from './support/openPage.ts'
import { addToCart, destilado, expectBottles, quantityOf, tripleDestilado } from './support/shop.ts'
import { es as shell } from './support/siteWords.ts'
import { storedCart } from './support/storedCart.ts'
import { expect, test, type SiteOptions } from './support/test.ts'

interface Surroundings {
  readonly backend: SiteOptions['backend']
  readonly browser: Browser
  readonly context: BrowserContext
  readonly baseURL: string | undefined
}

/** The embedded backend is inside one browser, so its other device is another tab. */
async function anotherDevice({ backend, browser, context, baseURL = '' }: Surroundings) {
  if (backend === 'embedded') return context.newPage()
  const device = await browser.newContext({ baseURL, locale: 'es-EC' })
  const page = await device.newPage()
  await page.addInitScript(() => localStorage.setItem('ageVerified', 'true'))
  return page
}

test(
  'a guest who registers keeps the cart, leaves nothing behind, and finds it elsewhere',
  { tag: '@journey' },
  async ({ page, context, browser, backend, baseURL }) => {
    const person = aPerson()
    await page.goto('/products')
    const before = await storedNames(page, context)
    await addToCart(page, destilado.name)
    await addToCart(page, tripleDestilado.name)
    // A click that waits for its code is lost when the page is left.
    await expectBottles(page, 2)
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
    expect(await storedNames(page, context)).toEqual(before)

    const other = await anotherDevice({ backend, browser, context, baseURL })
    await openPage(other, '/login')
    await signIn(other, person)
    await expect(other).toHaveURL('/home')
    await expectBottles(other, 2)
    await other.goto('/cart')
    await expect(quantityOf(other, tripleDestilado.name)).toHaveValue('1')
    await other.getByRole('button', { name: cart.clear }).click()
    await expect.poll(() => storedCart(backend, other, person.email)).toEqual({})
  },
)

test(
  'what two devices add to one cart adds up',
  { tag: '@journey' },
  async ({ page, context, browser, backend, baseURL }) => {
    const person = await aUser(page)
    await page.goto('/products')

    const other = await anotherDevice({ backend, browser, context, baseURL })
    await openPage(other, '/login?returnTo=/products')
    if (backend === 'emulator') await signIn(other, person)
    await expect(userMenu(other)).toBeVisible()

    await page.bringToFront()
    await addToCart(page, destilado.name)
    // What is shown may not be stored yet.
    await expect.poll(() => storedCart(backend, page, person.email)).toEqual({ [destilado.id]: 1 })
    await other.bringToFront()
    await addToCart(other, destilado.name)
    await expectBottles(other, 2)
    await expect.poll(() => storedCart(backend, page, person.email)).toEqual({ [destilado.id]: 2 })
  },
)
