import { demoUser } from '@storefront/backend/seed'

import { es as account } from '../src/features/account/messages/es.ts'
import { es as cart } from '../src/features/cart/messages/es.ts'
import { es as checkout } from '../src/features/checkout/messages/es.ts'
import { es as orders } from '../src/features/orders/messages/es.ts'
import { aPerson, aUser, signOut } from './support/account.ts'
import {
  agree,
  arriveAtCheckout,
  completeDelivery,
  confirmedOrder,
  delivery,
  fillInAsGuest,
  forgetCart,
  openHistory,
  openNotes,
  placeButton,
  storedAddress,
} from './support/checkout.ts'
import { openPage, untilHydrated } from './support/openPage.ts'
import { serverOf } from './support/server.ts'
import { addToCart, cartButton, destilado, expectBottles, tripleDestilado } from './support/shop.ts'
import { changeShop } from './support/shopData.ts'
import { es as shell } from './support/siteWords.ts'
import { storedCart } from './support/storedCart.ts'
import { expect, test } from './support/test.ts'
import { fill } from './support/words.ts'

test(
  'a stranger orders on one page; account, profile and totals agree',
  { tag: '@journey' },
  async ({ page, backend }) => {
    await page.goto('/products')
    await addToCart(page, destilado.name)
    await addToCart(page, tripleDestilado.name)
    await cartButton(page).click()
    const drawer = page.getByRole('dialog', { name: cart.title })
    await expect(drawer).toContainText('$71,00')
    await expect(drawer).toContainText('$34,00')
    await drawer.getByRole('link', { name: cart.checkout }).click()
    await expect(page).toHaveURL('/checkout')

    await placeButton(page).click()
    const summary = page.getByRole('alert', {
      name: fill(checkout.errors.title_other, { count: '9' }),
    })
    await expect(summary).toBeFocused()
    await summary.getByRole('link', { name: checkout.errors.missing.city }).click()
    await expect(page.getByLabel(checkout.delivery.city)).toBeFocused()

    const person = aPerson()
    await fillInAsGuest(page, person)
    await agree(page)
    await (await openNotes(page)).fill('Por la tarde, por favor.')
    await expect(placeButton(page)).toHaveText(/\$71,00/)
    await expect(page.getByText(/\$9,26 de IVA/).first()).toBeAttached()
    await placeButton(page).click()

    const number = await confirmedOrder(page)
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('Gracias, Rosa')
    await expect(page.getByText(storedAddress)).toBeVisible()
    await expect(page.getByText(shell.notices['details-saved'])).toBeVisible()
    for (const shown of [number, '$66,00', '$5,00', '$71,00', 'Por la tarde, por favor.']) {
      await expect(page.getByRole('main')).toContainText(shown)
    }
    await expectBottles(page, 0)
    expect(await storedCart(backend, page, person.email)).toEqual({})
    await expect.poll(() => page.evaluate(() => localStorage.getItem('orderAttempt'))).toBeNull()
    const server = serverOf(backend, page)
    expect(await server.read(`users/${await server.uidOf(person.email)}`)).toMatchObject({
      email: person.email,
      nombre: person.nombre,
      cedula: person.cedula,
      telefono: delivery.telefono,
      direccion: storedAddress,
      role: 'user',
    })
    expect(await server.lastActionCode(person.email)).not.toBe('')

    const history = await openHistory(page)
    await expect(history).toHaveCount(1)
    await expect(history).toContainText('$71,00')
  },
)

test('an address that has an account signs in with its password; what its cart had is confirmed again', async ({
  page,
  pageErrors,
}) => {
  // The browser also logs each refusal of an account or a password.
  pageErrors.expect(/status of 400/)
  const person = await aUser(page, '/products')
  await addToCart(page, tripleDestilado.name)
  await expectBottles(page, 1)
  await signOut(page)
  await expect(page).toHaveURL('/login')
  await page.goto('/products')
  await addToCart(page, destilado.name)
  await expectBottles(page, 1)
  await openPage(page, '/checkout')
  await fillInAsGuest(page, { ...person, password: 'not this one' })
  await agree(page)
  await placeButton(page).click()
  const told = page.getByRole('alert', { name: checkout.account.own.title })
  await expect(told).toBeFocused()
  await expect(page.getByRole('link', { name: checkout.account.own.reset })).toBeVisible()

  await told.getByRole('link', { name: checkout.account.own.password }).click()
  await page.keyboard.press('ControlOrMeta+A')
  await page.keyboard.type(person.password)
  await placeButton(page).click()
  const arrived = page.getByRole('status', { name: checkout.arrived.title_one })
  await expect(arrived).toBeFocused()
  await expect(arrived).toContainText(`1 ${tripleDestilado.name}`)
  await expect(page.getByText(checkout.arrived.line)).toBeVisible()
  await expect(page.getByLabel(checkout.delivery.street)).toHaveValue(delivery.direccion)
  await expect(placeButton(page)).toHaveText(/\$71,00/)
  await placeButton(page).click()
  await confirmedOrder(page)
  await expect(page.getByText(storedAddress)).toBeVisible()
})

test('a returning buyer signs in first, reads the details and orders', async ({
  page,
  backend,
}) => {
  await forgetCart(backend, page, demoUser.email)
  await page.goto('/products')
  await addToCart(page, destilado.name)
  await expectBottles(page, 1)
  await openPage(page, '/checkout')
  await page.getByRole('button', { name: checkout.account.toSignIn }).click()
  await page.getByLabel(account.fields.email).fill(demoUser.email)
  await page.getByLabel(account.fields.password, { exact: true }).fill(demoUser.password)
  await page.keyboard.press('Enter')
  await expect(page.getByText(demoUser.direccion)).toBeVisible()
  await agree(page)
  await placeButton(page).click()
  await confirmedOrder(page)
  await expect(page.getByText(shell.notices['details-saved'])).toHaveCount(0)
})

test(
  'where only verified addresses may order, the page waits for the link and goes on by itself',
  { tag: '@journey' },
  async ({ page, context, backend }) => {
    // The embedded backend stores its settings with the first account.
    await aUser(page)
    await signOut(page)
    await changeShop(backend, page, 'settings/shop', { verifiedEmailOnly: true })
    try {
      await page.goto('/products')
      await addToCart(page, destilado.name)
      await expectBottles(page, 1)
      await openPage(page, '/checkout')
      const person = aPerson()
      await fillInAsGuest(page, person)
      await agree(page)
      await placeButton(page).click()
      await expect(page.getByRole('heading', { name: checkout.wait.title })).toBeFocused()
      await expect(page.getByText(checkout.wait.waiting)).toBeVisible()
      await page.getByRole('button', { name: checkout.wait.check }).click()
      await expect(page.getByText(checkout.wait.notYet)).toBeVisible()

      const mail = await context.newPage()
      const code = await serverOf(backend, page).lastActionCode(person.email)
      await mail.goto(`/verify?mode=verifyEmail&oobCode=${code}`)
      await untilHydrated(mail)
      await mail.getByRole('button', { name: account.verify.verify }).click()
      await expect(mail.getByText(account.verify.done)).toBeVisible()
      await confirmedOrder(page)
    } finally {
      await changeShop(backend, page, 'settings/shop', { verifiedEmailOnly: false })
    }
  },
)

test('what a stranger typed survives a reload and the way back, except for the password', async ({
  page,
}) => {
  await page.goto('/products')
  await addToCart(page, destilado.name)
  await expectBottles(page, 1)
  await openPage(page, '/checkout')
  const person = aPerson()
  await fillInAsGuest(page, person)
  await (await openNotes(page)).fill('Por la tarde, por favor.')
  const isThere = async () => {
    await expect(page.getByLabel(account.fields.email)).toHaveValue(person.email)
    await expect(page.getByLabel(account.fields.nombre)).toHaveValue(person.nombre)
    await expect(page.getByLabel(account.fields.telefono)).toHaveValue(delivery.telefono)
    await expect(page.getByLabel(checkout.delivery.province)).toHaveValue(delivery.province)
    await expect(page.getByLabel(checkout.notes.label)).toHaveValue('Por la tarde, por favor.')
    await expect(page.getByLabel(account.fields.password, { exact: true })).toHaveValue('')
  }
  await page.reload()
  await isThere()
  await page.getByRole('link', { name: checkout.order.toCart }).click()
  await expect(page).toHaveURL('/cart')
  await page.goBack()
  await isThere()
  await page.getByLabel(account.fields.password, { exact: true }).fill(person.password)
  await agree(page)
  await placeButton(page).click()
  await confirmedOrder(page)
  expect(await page.evaluate(() => sessionStorage.getItem('unsavedCheckout'))).toBeNull()
})

test('a double click places one order', { tag: '@full' }, async ({ page }) => {
  await arriveAtCheckout(page, destilado.name)
  await completeDelivery(page)
  await agree(page)
  await placeButton(page).dblclick()
  await confirmedOrder(page)
  await expect(await openHistory(page)).toHaveCount(1)
})

test(
  'with an empty cart the checkout links to the products',
  { tag: '@full' },
  async ({ page }) => {
    await arriveAtCheckout(page)
    await expect(page.getByText(checkout.emptyTitle)).toBeVisible()
    await page.getByRole('main').getByRole('link', { name: checkout.browse }).click()
    await expect(page).toHaveURL('/products')
    await page.goto('/orders')
    await expect(page.getByText(orders.emptyTitle)).toBeVisible()
  },
)
