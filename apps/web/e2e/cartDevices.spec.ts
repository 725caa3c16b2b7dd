import { es as cart } from '../src/features/shop/cart/messages/es.ts'
import { aPerson, aUser, register, signIn, signOut, userMenu } from './support/account.ts'
import { storedNames } from './support/everythingStored.ts'
import { openPage } from './support/openPage.ts'
import { storedCart } from './support/server.ts'
import { addToCart, destilado, expectBottles, quantityOf, tripleDestilado } from './support/shop.ts'
import { es as shell } from './support/siteWords.ts'
import { expect, test } from './support/test.ts'

test(
  'a guest who registers keeps the cart, leaves nothing behind, and finds it elsewhere',
  { tag: '@journey' },
  async ({ page, context, server, openDevice }) => {
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
    expect(await storedCart(server, person.email)).toEqual({
      [destilado.id]: 1,
      [tripleDestilado.id]: 1,
    })
    expect(await page.evaluate(() => localStorage.getItem('cartItems'))).toBeNull()

    await signOut(page)
    await expect(page).toHaveURL('/login')
    await expectBottles(page, 0)
    expect(await storedNames(page, context)).toEqual(before)

    const other = await openDevice()
    await openPage(other, '/login')
    await signIn(other, person)
    await expect(other).toHaveURL('/home')
    await expectBottles(other, 2)
    await other.goto('/cart')
    await expect(quantityOf(other, tripleDestilado.name)).toHaveValue('1')
    await other.getByRole('button', { name: cart.clear }).click()
    await expect.poll(() => storedCart(server, person.email)).toEqual({})
  },
)

test(
  'what two devices put into one cart is all kept, and seen on both',
  { tag: '@journey' },
  async ({ page, server, backend, openDevice }) => {
    const person = await aUser(page)
    await page.goto('/products')

    const other = await openDevice()
    await openPage(other, '/login?returnTo=/products')
    if (backend === 'emulator') await signIn(other, person)
    await expect(userMenu(other)).toBeVisible()
    await expectBottles(other, 0)

    await page.bringToFront()
    await addToCart(page, destilado.name)
    await expect.poll(() => storedCart(server, person.email)).toEqual({ [destilado.id]: 1 })
    await other.bringToFront()
    await addToCart(other, tripleDestilado.name)
    await expectBottles(other, 2)
    const both = { [destilado.id]: 1, [tripleDestilado.id]: 1 }
    await expect.poll(() => storedCart(server, person.email)).toEqual(both)
    // Two browsers under test never hide each other's window.
    await page.evaluate(() => window.dispatchEvent(new Event('visibilitychange')))
    await expectBottles(page, 2)
  },
)
