import type { Locator, Page } from '@playwright/test'
import { demoAdmin } from '@storefront/backend/seed'

import { es as admin } from '../../src/features/desk/messages/es.ts'
import { aPerson, signIn, signOut, type Person } from './account.ts'
import { orderAsGuest } from './checkout.ts'
import { openPage } from './openPage.ts'
import { destilado } from './shop.ts'
import { expect } from './test.ts'
import { fill } from './words.ts'

type Credentials = Pick<Person, 'email' | 'password'>

/** Signs in on a guest's page. */
async function enterAs(page: Page, person: Credentials): Promise<void> {
  await openPage(page, '/login')
  await signIn(page, person)
  await expect(page).not.toHaveURL(/\/login/)
}

/** Signs out, then signs in as somebody else. */
export async function changeTo(page: Page, person: Credentials): Promise<void> {
  await signOut(page)
  await expect(page).toHaveURL(/\/login/)
  await enterAs(page, person)
}

/** Signs in as an admin on a guest's page, and opens a page of the dashboard. */
export async function enterDashboard(page: Page, path: string): Promise<void> {
  await enterAs(page, demoAdmin)
  await page.goto(path)
  await expect(page.getByRole('navigation', { name: admin.navigation })).toBeVisible()
}

/** Submits the dashboard's form, and waits for the message of success. */
export async function save(page: Page): Promise<void> {
  await page.getByRole('button', { name: admin.save }).click()
}

/** The rows of the page's table, without the header. */
export function rows(page: Page): Locator {
  return page.getByRole('row').filter({ has: page.getByRole('rowheader') })
}

/** Searches on any page of the dashboard; the result is on the page of customers. */
export async function searchDashboard(page: Page, text: string): Promise<void> {
  await page.getByLabel(admin.search.label).fill(text)
  await page.getByRole('search').getByRole('button').click()
  await expect(page).toHaveURL('/dashboard/customers')
}

/** Opens a listed customer's orders. */
export async function openCustomer(
  page: Page,
  { nombre: name }: Pick<Person, 'nombre'>,
): Promise<void> {
  await page.getByRole('link', { name: fill(admin.customers.toOrders, { name }) }).click()
  await expect(
    page.getByRole('heading', { name: fill(admin.customers.ordersOf, { name }) }),
  ).toBeVisible()
}

/** Orders bottles as a guest, and opens the order's page as an admin. */
export async function openNewOrderAsAdmin(page: Page, ...names: readonly string[]) {
  const buyer = aPerson()
  const order = await orderAsGuest(page, buyer, ...(names.length === 0 ? [destilado.name] : names))
  await enterDashboard(page, `/dashboard/orders/${order.id}`)
  await expect(stepButton(page, 'received')).toBeVisible()
  return { buyer, ...order }
}

/** The button that takes a step of the order on the page. */
export const stepButton = (page: Page, step: keyof typeof admin.orders.steps): Locator =>
  page.getByRole('button', { name: admin.orders.steps[step], exact: true })

/** The button that undoes what was done last, in the notice of it; an order's page also has one that names its step. */
export const undoButton = (page: Page): Locator =>
  page.getByRole('button', { name: admin.undo, exact: true })

/** Takes a step of the order on the page. */
export async function takeStep(
  page: Page,
  step: 'received' | 'shipped' | 'delivered',
): Promise<void> {
  await stepButton(page, step).click()
  await expect(undoButton(page)).toBeVisible()
}

/** Cancels the order on the page, as an admin. */
export async function cancelAsAdmin(page: Page): Promise<void> {
  await stepButton(page, 'cancelled').click()
  const question = page.getByRole('dialog', { name: admin.orders.question.cancelled.title })
  await question.getByRole('button', { name: admin.orders.question.cancelled.confirm }).click()
  await expect(question).toBeHidden()
}

/** What was done with the order on the page. */
export const activities = (page: Page): Locator =>
  page.getByRole('region', { name: admin.orders.activity.title }).getByRole('listitem')
