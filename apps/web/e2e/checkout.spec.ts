import { es as cart } from '../src/features/cart/messages/es.ts'
import { es as account } from '../src/features/account/messages/es.ts'
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
import { untilHydrated } from './support/everyPage.ts'
import { addToCart, cartButton, destilado, expectBottles, tripleDestilado } from './support/shop.ts'
import { changeShop } from './support/shopData.ts'
import { storedCart } from './support/storedCart.ts'
import { expect, test } from './support/test.ts'

test.slow()

test('a guest fills a cart, registers and orders; the totals agree to the cent', async ({
  page,
  backend,
}) => {
  await page.goto('/products')
  await addToCart(page, destilado.name)
  await addToCart(page, tripleDestilado.name)
  await cartButton(page).click()
  const drawer = page.getByRole('dialog', { name: cart.title })
  await expect(drawer).toContainText('$66,00')
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

  const id = await confirmedOrder(page)
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Gracias, Rosa')
  for (const shown of [id, '$66,00', '$5,00', '$71,00', 'Por la tarde, por favor.']) {
    await expect(page.getByRole('main')).toContainText(shown)
  }
  await expectBottles(page, 0)
  expect(await storedCart(backend, page, person.email)).toEqual({})
  expect(await page.evaluate(() => localStorage.getItem('orderAttempt'))).toBeNull()

  const history = await openHistory(page)
  await expect(history).toHaveCount(1)
  await expect(history).toContainText('$71,00')
})

test('pressing twice makes one order', async ({ page }) => {
  await arriveAtCheckout(page, destilado.name)
  await completeDelivery(page)
  await agree(page)
  await placeButton(page).dblclick()
  await confirmedOrder(page)
  await expect(await openHistory(page)).toHaveCount(1)
})

test('while sales are paused the owner’s reason is told, and nothing can be ordered', async ({
  page,
  backend,
}) => {
  await arriveAtCheckout(page, destilado.name)
  await completeDelivery(page)
  await changeShop(backend, page, 'settings/shop', { salesPaused: true })
  try {
    await page.reload()
    await expect(placeButton(page)).toBeDisabled()
    await expect(placeButton(page)).toHaveAccessibleDescription(checkout.blocked['sales-paused'])
  } finally {
    await changeShop(backend, page, 'settings/shop', { salesPaused: false })
  }
})

test('a price that changes while the buyer confirms is told before anything is ordered', async ({
  page,
  backend,
  troubles,
}) => {
  troubles.expect(/status of 403/)
  const path = `products/${destilado.id}` as const
  await arriveAtCheckout(page, destilado.name)
  await completeDelivery(page)
  await agree(page)
  try {
    await changeShop(backend, page, path, { price: 31.5 })
    await placeButton(page).click()
    await expect(page.getByRole('alert')).toContainText(checkout.failed.refused)
    await expect(page.getByText('antes $27,00, ahora $31,50')).toBeVisible()
    await expect(placeButton(page)).toHaveText(/\$36,50/)
    await placeButton(page).click()
    await confirmedOrder(page)
    await expect(page.getByRole('main')).toContainText('$36,50')
  } finally {
    await changeShop(backend, page, path, { price: destilado.price })
  }
})

test('what is sold out or short stands beside its line, with a way on', async ({
  page,
  backend,
}) => {
  await arriveAtCheckout(page, destilado.name, tripleDestilado.name, tripleDestilado.name)
  await completeDelivery(page)
  try {
    await changeShop(backend, page, `products/${destilado.id}`, { stock: 0 })
    await changeShop(backend, page, `products/${tripleDestilado.id}`, { stock: 1 })
    await page.reload()
    await expect(page.getByText(cart.trouble['sold-out'])).toBeVisible()
    await expect(placeButton(page)).toBeDisabled()
    await page.getByRole('button', { name: /^Quitar Amaru Destilado/ }).click()
    await page.getByRole('button', { name: 'Dejar en 1' }).click()
    await agree(page)
    await placeButton(page).click()
    await confirmedOrder(page)
    await expect(page.getByRole('main')).toContainText('$44,00')
  } finally {
    await changeShop(backend, page, `products/${destilado.id}`, { stock: 240 })
    await changeShop(backend, page, `products/${tripleDestilado.id}`, { stock: 120 })
  }
})

test('an empty cart has nothing to order', async ({ page }) => {
  await arriveAtCheckout(page)
  await expect(page.getByText(checkout.emptyTitle)).toBeVisible()
  await page.getByRole('main').getByRole('link', { name: checkout.browse }).click()
  await expect(page).toHaveURL('/products')
  await page.goto('/orders')
  await expect(page.getByText(orders.emptyTitle)).toBeVisible()
})
