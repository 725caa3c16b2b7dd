import type { Locator, Page } from '@playwright/test'

import { es as account } from '../../src/features/account/messages/es.ts'
import { es as checkout } from '../../src/features/checkout/messages/es.ts'
import { es as orders } from '../../src/features/orders/messages/es.ts'
import { aUser, type Person } from './account.ts'
import { serverOf } from './server.ts'
import { addToCart } from './shop.ts'
import { expect, type SiteOptions } from './test.ts'

/** The data for shipping that a new account lacks. */
export const delivery = {
  telefono: '+593 98 111 2233',
  direccion: 'Calle Larga 1-23',
  city: 'Cuenca',
  province: 'Azuay',
}

/** The delivery's address as it is stored. */
export const storedAddress = `${delivery.direccion}\n${delivery.city}, ${delivery.province}`

/** A new customer with these bottles in the cart, on `/checkout`. */
export async function arriveAtCheckout(page: Page, ...names: string[]): Promise<Person> {
  const person = await aUser(page, '/products')
  for (const name of names) await addToCart(page, name)
  await page.goto('/checkout')
  return person
}

/** Fills in what a new account lacks. */
export async function completeDelivery(page: Page): Promise<void> {
  await page.getByLabel(account.fields.telefono).fill(delivery.telefono)
  await page.getByLabel(checkout.delivery.street).fill(delivery.direccion)
  await page.getByLabel(checkout.delivery.city).fill(delivery.city)
  await page.getByLabel(checkout.delivery.province).selectOption(delivery.province)
}

/** Fills in the whole form, as somebody who has no account. */
export async function fillInAsGuest(page: Page, person: Person): Promise<void> {
  await page.getByLabel(account.fields.email).fill(person.email)
  await page.getByLabel(account.fields.password, { exact: true }).fill(person.password)
  await page.getByLabel(account.fields.nombre).fill(person.nombre)
  await page.getByLabel(account.fields.cedula).fill(person.cedula)
  await completeDelivery(page)
}

/** Opens the folded notes, and returns their field. */
export async function openNotes(page: Page): Promise<Locator> {
  await page.getByText(checkout.notes.add).click()
  return page.getByLabel(checkout.notes.label)
}

/** The button that places the order; its name ends with the total. */
export function placeButton(page: Page): Locator {
  const [words = ''] = checkout.order.place.split(' · ')
  return page.getByRole('button', { name: new RegExp(`^${words}`) })
}

/** Ticks the box for the age. */
export async function agree(page: Page): Promise<void> {
  await page.getByRole('checkbox', { name: checkout.order.adult }).check()
}

/** A new customer with these bottles, ready to place the order. */
export async function readyToOrder(page: Page, ...names: string[]): Promise<void> {
  await arriveAtCheckout(page, ...names)
  await completeDelivery(page)
  await agree(page)
}

/** Waits for the confirmation, and returns the order's number. */
export async function confirmedOrder(page: Page): Promise<string> {
  // After a reload the session check may take long.
  await expect(page).toHaveURL(/\/orders\/[0-9A-Z]{20}\?placed$/)
  await expect(page.getByText(orders.thanks.lead)).toBeVisible()
  return (
    (await page
      .getByText(/^[0-9A-F]{10}$/)
      .first()
      .textContent()) ?? ''
  )
}

/** The id of the order on the page, which is part of its address. */
export const shownOrderId = (page: Page): string =>
  new URL(page.url()).pathname.split('/').at(-1) ?? ''

/**
 * Lets a user order again at once, although an account may place one order in five minutes: the browser's clock
 * is six minutes ahead from now on, and the server forgets the last order.
 */
export async function letOrderAgain(
  backend: SiteOptions['backend'],
  page: Page,
  email: string,
): Promise<void> {
  await page.clock.install({ time: Date.now() + 6 * 60_000 })
  const server = serverOf(backend, page)
  await server.remove(`carts/${await server.uidOf(email)}`)
}

/**
 * Empties the cart of a user whom several tests share, and lets them order at once. On the embedded backend each
 * test has its own user.
 */
export async function forgetCart(
  backend: SiteOptions['backend'],
  page: Page,
  email: string,
): Promise<void> {
  if (backend === 'emulator') await letOrderAgain(backend, page, email)
}

/** Orders these bottles as a new customer, and returns the order's number. */
export async function order(page: Page, ...names: string[]): Promise<string> {
  await readyToOrder(page, ...names)
  await placeButton(page).click()
  return confirmedOrder(page)
}

/** Opens the order history, and returns its rows. */
export async function openHistory(page: Page): Promise<Locator> {
  await page.goto('/orders')
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(orders.title)
  await expect(page.getByRole('main').getByRole('status')).toHaveCount(0)
  return page.getByRole('main').getByRole('listitem')
}
