import type { Page } from '@playwright/test'
import { demoAdmin } from '@storefront/backend/seed'

import { es as admin } from '../../src/features/desk/messages/es.ts'
import { rows } from '../support/admin.ts'
import { signInToDemo } from '../support/demo.ts'
import { phone, phoneUser } from '../support/phone.ts'
import { expect, test } from '../support/test.ts'
import { fill } from '../support/words.ts'

const { orders, queue, settings } = admin

test.use(phone)

/** Signs in as the owner of the filled demonstration, and opens the overview. */
async function openOverview(page: Page): Promise<void> {
  await signInToDemo(page, demoAdmin, '/dashboard/AdminHome')
  await expect(page.getByRole('heading', { name: queue.title })).toBeVisible()
}

/** The first button of a step in the list of orders; once it is done, it is not among them. */
const firstButton = (page: Page, step: keyof typeof orders.steps) =>
  page.getByRole('button', { name: new RegExp(`^${orders.steps[step]}: `) }).first()

test('the owner notes a transfer with 1 tap', async ({ page }) => {
  await openOverview(page)
  const owner = phoneUser(page)
  await owner.tap(firstButton(page, 'received'))
  await expect(page.getByText(/: Llegó el dinero, \$/)).toBeVisible()
  expect(owner.counted().taps).toBe(1)
})

test('the owner ships an order with 1 tap', async ({ page }) => {
  await openOverview(page)
  const owner = phoneUser(page)
  await owner.tap(firstButton(page, 'shipped'))
  await expect(page.getByText(/: Enviado\.$/)).toBeVisible()
  expect(owner.counted().taps).toBe(1)
})

test('the owner ships all orders with 3 taps', async ({ page }) => {
  await openOverview(page)
  const owner = phoneUser(page)
  const views = page.getByRole('list', { name: queue.views })
  await owner.tap(views.getByRole('link', { name: new RegExp(orders.filter.views.ship) }))
  await expect(page).toHaveURL('/dashboard/orders?status=ship')
  // The overview has rows too.
  await expect(page.getByRole('list', { name: orders.status })).toBeVisible()
  await rows(page).first().waitFor()
  const number = String(await rows(page).count())
  expect(Number(number)).toBeGreaterThanOrEqual(6)
  await owner.tap(page.getByLabel(fill(orders.bulk.all.shipped, { count: number })))
  await owner.tap(page.getByRole('button', { name: orders.steps.shipped, exact: true }))
  await expect(page.getByText(fill(orders.bulk.taken.shipped, { count: number }))).toBeVisible()
  expect(owner.counted().taps).toBe(3)
})

test('the owner notes a refund with 1 tap', async ({ page }) => {
  await openOverview(page)
  const owner = phoneUser(page)
  await owner.tap(firstButton(page, 'refunded'))
  await expect(page.getByText(/: Dinero devuelto, \$/)).toBeVisible()
  expect(owner.counted().taps).toBe(1)
})

test('the owner pauses the sales with 3 taps', async ({ page }) => {
  await openOverview(page)
  const owner = phoneUser(page)
  const sections = page.getByRole('navigation', { name: admin.navigation })
  await owner.tap(sections.getByRole('link', { name: admin.sections.settings }))
  await owner.tap(page.getByRole('button', { name: settings.pause.start }))
  await owner.tap(page.getByRole('button', { name: admin.save }))
  await expect(page.getByText(admin.saved)).toBeVisible()
  expect(owner.counted().taps).toBe(3)
})

test('the owner finds a customer’s orders with 2 taps and a word', async ({ page }) => {
  await openOverview(page)
  const owner = phoneUser(page)
  const search = page.getByLabel(admin.search.label)
  await owner.tap(search)
  await owner.type(search, 'mar')
  await page.keyboard.press('Enter')
  const toOrders = new RegExp(fill(admin.customers.toOrders, { name: '.+' }))
  await owner.tap(page.getByRole('link', { name: toOrders }).first())
  await expect(rows(page).first()).toBeVisible()
  expect(owner.counted()).toEqual({ taps: 2, fields: 1 })
})
