import type { Locator, Page } from '@playwright/test'

import { es as account } from '../../src/features/account/messages/es.ts'
import { es as cart } from '../../src/features/shop/cart/messages/es.ts'
import { es as catalog } from '../../src/features/shop/catalog/messages/es.ts'
import { es as checkout } from '../../src/features/shop/checkout/messages/es.ts'
import { es as orders } from '../../src/features/shop/orders/messages/es.ts'
import { aUser, type Person } from './account.ts'
import { openPage } from './openPage.ts'
import type { Server } from './server.ts'
import { addToCart, expectBottles } from './shop.ts'
import { es as shell } from './siteWords.ts'
import { expect } from './test.ts'

/** Where an order goes. */
export const delivery = { direccion: 'Calle Larga 1-23', city: 'Cuenca', province: 'Azuay' }

/** The same as a profile keeps it. */
const storedAddress = `${delivery.direccion}\n${delivery.city}, ${delivery.province}`

/** A user who has ordered before. */
export async function aReturningBuyer(page: Page, server: Server): Promise<Person> {
  const person = await aUser(page)
  const { telefono } = person
  await server.change(`users/${await server.uidOf(person.email)}`, {
    telefono,
    direccion: storedAddress,
  })
  return person
}

/** Puts bottles into an empty cart, and goes to the checkout without loading the site again. */
export async function goToCheckout(page: Page, ...names: readonly string[]): Promise<void> {
  // Of several presses before the page has its code only the last one counts.
  await openPage(page, '/products')
  for (const name of names) await addToCart(page, name)
  await expectBottles(page, names.length)
  await page.getByRole('link', { name: catalog.viewCart }).click()
  await page.getByRole('main').getByRole('link', { name: cart.checkout }).click()
  await expect(page).toHaveURL('/checkout')
}

/** Fills in what a new account lacks. */
export async function completeDelivery(page: Page, { telefono }: Person): Promise<void> {
  await page.getByLabel(account.fields.telefono).fill(telefono)
  await page.getByLabel(account.fields.street).fill(delivery.direccion)
  await page.getByLabel(account.fields.city).fill(delivery.city)
  await page.getByLabel(account.fields.province).selectOption(delivery.province)
}

/** Fills in the whole form, as somebody without an account. */
export async function fillIn(page: Page, person: Person): Promise<void> {
  await page.getByLabel(account.fields.nombre).fill(person.nombre)
  await page.getByLabel(account.fields.cedula).fill(person.cedula)
  await page.getByLabel(account.fields.email).fill(person.email)
  await completeDelivery(page, person)
}

/** Opens the folded notes, and returns their field. */
export async function openNotes(page: Page): Promise<Locator> {
  await page.getByText(checkout.remarks.notes.add).click()
  return page.getByLabel(checkout.remarks.notes.label)
}

/** The button that places the order; its name ends with the total. */
export function placeButton(page: Page): Locator {
  const [words = ''] = checkout.order.place.split(' · ')
  return page.getByRole('button', { name: new RegExp(`^${words}`) })
}

/** An order as its page shows it. */
export interface ShownOrder {
  readonly id: string
  readonly number: string
}

/** Waits for the confirmation of an order. */
export async function confirmed(page: Page): Promise<ShownOrder> {
  await expect(page.getByText(orders.thanks.lead)).toBeVisible()
  const { pathname, search } = new URL(page.url())
  const [, id = ''] = /\/orders\/(\w{20})$/.exec(pathname) ?? []
  expect([id, search]).toEqual([expect.stringMatching(/./), '?placed'])
  const number = await page
    .getByText(/^A-\d{4,}$/)
    .first()
    .textContent()
  return { id, number: number ?? '' }
}

/** Orders bottles without an account. */
export async function orderAsGuest(
  page: Page,
  person: Person,
  ...names: readonly string[]
): Promise<ShownOrder> {
  await goToCheckout(page, ...names)
  await fillIn(page, person)
  await placeButton(page).click()
  return confirmed(page)
}

/** Orders bottles as a new user, who is signed in. */
export async function orderAsUser(
  page: Page,
  person: Person,
  ...names: readonly string[]
): Promise<ShownOrder> {
  await goToCheckout(page, ...names)
  await completeDelivery(page, person)
  await placeButton(page).click()
  return confirmed(page)
}

/** Cancels the order on the page, as its buyer. */
export async function cancelOrder(page: Page): Promise<void> {
  await page.getByRole('button', { name: orders.cancel.action }).click()
  const question = page.getByRole('dialog', { name: orders.cancel.question })
  await question.getByRole('button', { name: orders.cancel.confirm }).click()
  await expect(page.getByText(orders.cancel.done)).toBeVisible()
}

/** Opens the order history, and returns its rows. */
export async function openHistory(page: Page): Promise<Locator> {
  await page.goto('/orders')
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(orders.title)
  await expect(page.getByRole('main').getByText(shell.loading)).toHaveCount(0)
  return page.getByRole('main').getByRole('listitem')
}
