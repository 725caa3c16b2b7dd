import type { Page } from '@playwright/test'

import { es as account } from '../src/features/account/messages/es.ts'
import { es as cart } from '../src/features/shop/cart/messages/es.ts'
import { es as checkout } from '../src/features/shop/checkout/messages/es.ts'
import { en as ordersEn } from '../src/features/shop/orders/messages/en.ts'
import { es as orders } from '../src/features/shop/orders/messages/es.ts'
import { aPerson, signIn, signOut } from './support/account.ts'
import {
  aReturningBuyer,
  cancelOrder,
  confirmed,
  delivery,
  fillIn,
  goToCheckout,
  openHistory,
  openNotes,
  orderAsGuest,
  placeButton,
} from './support/checkout.ts'
import { addToCart, cartButton, destilado, expectBottles, tripleDestilado } from './support/shop.ts'
import { expect, test } from './support/test.ts'
import { fill } from './support/words.ts'

/** Firebase's SDK and its service of accounts, neither of which a guest needs. */
const firebase = /\/assets\/firebase-|identitytoolkit|securetoken/

/** Records the addresses that a page asks for. */
function watchRequests(page: Page): readonly string[] {
  const addresses: string[] = []
  page.on('request', (request) => addresses.push(request.url()))
  return addresses
}

test(
  'a stranger orders without an account or a password; the link opens the order elsewhere, and cancels it there',
  { tag: '@journey' },
  async ({ page, server, openDevice, baseURL }) => {
    const requests = watchRequests(page)
    await page.goto('/products')
    await addToCart(page, destilado.name)
    await addToCart(page, tripleDestilado.name)
    await cartButton(page).click()
    const drawer = page.getByRole('dialog', { name: cart.title })
    await expect(drawer).toContainText('$71,00')
    await drawer.getByRole('link', { name: cart.checkout }).click()

    await placeButton(page).click()
    const summary = page.getByRole('alert', {
      name: fill(checkout.errors.title_other, { count: '7' }),
    })
    await expect(summary).toBeFocused()
    await summary.getByRole('link', { name: checkout.errors.missing.city }).click()
    await expect(page.getByLabel(account.fields.city)).toBeFocused()
    await expect(page.locator('[type=password]')).toHaveCount(0)

    const person = aPerson()
    await fillIn(page, person)
    await (await openNotes(page)).fill('Por la tarde, por favor.')
    await expect(placeButton(page)).toHaveText(/\$71,00/)
    await expect(page.getByText(/\$9,26 de IVA/).first()).toBeAttached()
    await placeButton(page).click()

    const { id, number } = await confirmed(page)
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('Gracias, Rosa')
    for (const shown of [
      '$66,00',
      '$5,00',
      '$71,00',
      delivery.direccion,
      'Por la tarde, por favor.',
    ])
      await expect(page.getByRole('main')).toContainText(shown)
    await expectBottles(page, 0)
    expect(await server.ordersOf(person.email)).toMatchObject([{ number, uid: null }])
    const link = `${baseURL}/orders/${id}`
    await expect(page.getByText(link.replace('http://', ''), { exact: true })).toBeVisible()
    expect(requests.filter((url) => firebase.test(url))).toEqual([])

    const elsewhere = await openDevice()
    await elsewhere.goto(link)
    const heading = elsewhere.getByRole('heading', { level: 1 })
    await expect(heading).toHaveText(fill(orders.number, { number }))
    await cancelOrder(elsewhere)
    await elsewhere.goto(link.replace('/orders', '/en/orders'))
    await expect(heading).toHaveText(fill(ordersEn.number, { number }))
    await expect(elsewhere.getByText(ordersEn.status.closed.none).first()).toBeVisible()
  },
)

test(
  'on the confirmation a password makes an account, which the order joins when its link is opened with the address verified',
  { tag: '@journey' },
  async ({ page, server, backend }) => {
    const person = aPerson()
    const { id, number } = await orderAsGuest(page, person, destilado.name)
    const requests = watchRequests(page)
    const offer = page.getByRole('region', { name: orders.offer.title })
    await offer.getByLabel(account.fields.password, { exact: true }).fill(person.password)
    await offer.getByRole('button', { name: orders.offer.submit }).click()
    await expect(page.getByText(orders.offer.made)).toBeVisible()
    const { email } = person
    await expect(page.getByText(fill(orders.joining.unverified, { email }))).toBeVisible()
    // The stranger's requests had none of these.
    expect(requests.some((url) => firebase.test(url))).toBe(backend === 'emulator')
    expect(await server.read(`users/${await server.uidOf(email)}`)).toMatchObject({
      nombre: person.nombre,
      cedula: person.cedula,
      role: 'user',
    })

    await page.goto('/orders')
    await expect(page.getByText(fill(orders.joining.history, { email }))).toBeVisible()
    await expect(page.getByText(orders.emptyTitle)).toBeVisible()
    await page.goto(`/verify?mode=verifyEmail&oobCode=${await server.lastActionCode(email)}`)
    await page.getByRole('button', { name: account.verify.verify }).click()
    await expect(page.getByText(account.verify.done)).toBeVisible()
    await page.goto('/orders')
    await expect(page.getByText(orders.emptyTitle)).toBeVisible()
    await page.goto(`/orders/${id}`)
    await expect(page.getByText(orders.help.joined)).toBeVisible()
    const history = await openHistory(page)
    await expect(history).toHaveCount(1)
    await expect(history).toContainText(number)
  },
)

test('a returning buyer signs in from the checkout, reads the stored details and orders', async ({
  page,
  server,
}) => {
  const person = await aReturningBuyer(page, server)
  await signOut(page)
  await expect(page).toHaveURL('/login')
  await goToCheckout(page, destilado.name)
  await page.getByRole('main').getByRole('link', { name: checkout.person.signIn }).click()
  await signIn(page, person)
  await expect(page).toHaveURL('/checkout')
  const main = page.getByRole('main')
  for (const known of [person.email, person.telefono, delivery.direccion])
    await expect(main.getByText(known)).toBeVisible()
  await placeButton(page).click()
  const { number } = await confirmed(page)
  await expect(page.getByText(orders.thanks.profile.saved)).toHaveCount(0)
  await expect(await openHistory(page)).toContainText(number)
})

test('the press that leaves a field places the order, though a hint comes below the field', async ({
  page,
}) => {
  await goToCheckout(page, destilado.name)
  await fillIn(page, aPerson())
  await page.getByLabel(account.fields.cedula).fill('0102030405')
  await placeButton(page).click()
  await confirmed(page)
})
