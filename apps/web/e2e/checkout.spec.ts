import { es as account } from '../src/features/account/messages/es.ts'
import { es as cart } from '../src/features/cart/messages/es.ts'
import { es as checkout } from '../src/features/checkout/messages/es.ts'
import { es as orders } from '../src/features/orders/messages/es.ts'
import { aPerson, register } from './support/account.ts'
import {
  agree,
  arriveAtCheckout,
  completeDelivery,
  confirmedOrder,
  delivery,
  openHistory,
  placeButton,
} from './support/checkout.ts'
import { untilHydrated } from './support/openPage.ts'
import { addToCart, cartButton, destilado, expectBottles, tripleDestilado } from './support/shop.ts'
import { storedCart } from './support/storedCart.ts'
import { expect, test } from './support/test.ts'

test.slow()

test(
  'a guest fills a cart, registers and orders; the totals agree to the cent',
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

    await expect(page).toHaveURL('/login?returnTo=%2Fcheckout')
    await page.getByRole('main').getByRole('link', { name: account.login.toRegister }).click()
    await expect(page).toHaveURL('/register?returnTo=%2Fcheckout')
    await untilHydrated(page)
    const person = aPerson()
    await register(page, person)

    await expect(page).toHaveURL('/checkout')
    await expect(page.getByText(checkout.delivery.useEdit)).toBeVisible()
    await expect(placeButton(page)).toBeDisabled()
    await completeDelivery(page)
    await expect(page.getByText(delivery.direccion)).toBeVisible()
    await expect(placeButton(page)).toHaveText(/\$71,00/)
    await expect(page.getByText(/\$9,26 de IVA/)).toBeVisible()

    await placeButton(page).click()
    await expect(page.getByRole('checkbox', { name: checkout.order.adult })).toBeFocused()
    await expect(page.getByText(checkout.order.termsMissing)).toBeVisible()
    await agree(page)
    await page.getByLabel(checkout.notes.label).fill('Por la tarde, por favor.')
    await placeButton(page).click()

    const number = await confirmedOrder(page)
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('Gracias, Rosa')
    const address = `${delivery.direccion}\n${delivery.city}, ${delivery.province}`
    await expect(page.getByText(address)).toBeVisible()
    for (const shown of [number, '$66,00', '$5,00', '$71,00', 'Por la tarde, por favor.']) {
      await expect(page.getByRole('main')).toContainText(shown)
    }
    await expectBottles(page, 0)
    expect(await storedCart(backend, page, person.email)).toEqual({})
    await expect.poll(() => page.evaluate(() => localStorage.getItem('orderAttempt'))).toBeNull()

    const history = await openHistory(page)
    await expect(history).toHaveCount(1)
    await expect(history).toContainText('$71,00')
  },
)

test('a double click places one order', { tag: '@full' }, async ({ page }) => {
  await arriveAtCheckout(page, destilado.name)
  await completeDelivery(page)
  await agree(page)
  await placeButton(page).dblclick()
  await confirmedOrder(page)
  await expect(await openHistory(page)).toHaveCount(1)
})

test('typed values survive a reload and are removed after the order', async ({ page }) => {
  await arriveAtCheckout(page, destilado.name)
  await page.getByLabel(checkout.notes.label).fill('Por la tarde, por favor.')
  await page.getByRole('button', { name: checkout.delivery.edit }).click()
  await page.getByLabel(account.fields.telefono).fill(delivery.telefono)
  await page.getByLabel(checkout.delivery.province).selectOption(delivery.province)
  await page.reload()
  await expect(page.getByLabel(account.fields.telefono)).toHaveValue(delivery.telefono)
  await expect(page.getByLabel(checkout.delivery.province)).toHaveValue(delivery.province)
  await expect(page.getByLabel(checkout.notes.label)).toHaveValue('Por la tarde, por favor.')
  await page.getByLabel(account.fields.direccion).fill(delivery.direccion)
  await page.getByRole('button', { name: checkout.delivery.save }).click()
  await expect(page.getByText(checkout.delivery.saved)).toBeVisible()
  await agree(page)
  await placeButton(page).click()
  await confirmedOrder(page)
  await expect(page.getByRole('main')).toContainText('Por la tarde, por favor.')
  expect(await page.evaluate(() => sessionStorage.getItem('unsavedCheckout'))).toBeNull()
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
